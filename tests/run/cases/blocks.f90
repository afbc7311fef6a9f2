! host: gfortran
! BLOCK in the body: locals of an iteration. (flang 19 miscompiles this shape itself: trap 37.)
module blocks
  use run_output, only: put
  implicit none
contains

  subroutine case_block_scalar
    integer :: a(6), i
    do concurrent (i = 1:6)
      block
        integer :: t
        t = 3*i
        a(i) = t*t
      end block
    end do
    call put('a', a)
  end subroutine

  subroutine case_block_array
    integer :: a(6), i
    do concurrent (i = 1:6)
      block
        integer :: w(4), k
        do k = 1, 4
          w(k) = k*i
        end do
        a(i) = 0
        do k = 4, 1, -1
          a(i) = 7*a(i) + w(k)
        end do
      end block
    end do
    call put('a', a)
  end subroutine

  subroutine case_block_matrix_with_bounds
    real :: x(8)
    integer :: i
    do concurrent (i = 1:8)
      block
        real :: m(-1:1, 0:2)
        integer :: j, k
        do k = 0, 2
          do j = -1, 1
            m(j, k) = 0.5*i + j - k
          end do
        end do
        x(i) = m(-1, 0)*m(0, 1)*m(1, 2) - m(1, 0)*m(0, 1)*m(-1, 2)
      end block
    end do
    call put('x', x)
  end subroutine

  subroutine case_block_shadows
    integer :: a(5), i, t
    t = 1000
    do concurrent (i = 1:5)
      block
        integer :: t
        t = i
        a(i) = t
      end block
      a(i) = a(i) + t
    end do
    call put('a', a)
    call put('t', t)
  end subroutine

  subroutine case_block_constant_and_nested
    integer :: a(5), i
    do concurrent (i = 1:5)
      block
        integer, parameter :: c(3) = [5, 6, 7]
        integer :: s
        s = c(mod(i, 3) + 1)
        block
          integer :: s2
          s2 = s*s
          a(i) = s2 - s
        end block
      end block
    end do
    call put('a', a)
  end subroutine

  subroutine case_block_cycle_and_exit
    integer :: a(9), i
    a = 0
    do concurrent (i = 1:9)
      inside: block
        integer :: t
        t = mod(i*i, 5)
        if (t == 1) exit inside
        if (t == 0) cycle
        a(i) = t
      end block inside
      a(i) = a(i) + 100
    end do
    call put('a', a)
  end subroutine

  subroutine case_block_array_to_procedure
    integer :: a(5), i
    do concurrent (i = 1:5)
      block
        integer :: w(6), k
        do k = 1, 6
          w(k) = mod(i*k, 4)
        end do
        call reverse(w(2:5))
        a(i) = total(w) + 1000000*total(w(1:6:3))
      end block
    end do
    call put('a', a)
  end subroutine

  pure subroutine reverse(x)
    integer, intent(inout) :: x(:)
    integer :: k, t
    do k = 1, size(x)/2
      t = x(k)
      x(k) = x(size(x) + 1 - k)
      x(size(x) + 1 - k) = t
    end do
  end subroutine

  pure integer function total(x)
    integer, intent(in) :: x(:)
    integer :: k
    total = 0
    do k = 1, size(x)
      total = 10*total + x(k)
    end do
  end function

end module
