! Inner loops at the edges of the integers, of all kinds, with steps of unknown sign.
module do_limits
  use run_output, only: put
  implicit none
contains

  subroutine case_do_near_huge
    integer :: a(4), i, k, n
    do concurrent (i = 1:4)
      n = 0
      do k = huge(k) - 2*i, huge(k) - 1, i
        n = n + 1
      end do
      a(i) = n
    end do
    call put('a', a)
  end subroutine

  subroutine case_do_wide_range
    integer :: a(3), i, k, n, low, high
    low = -2000000000
    high = 2000000000
    do concurrent (i = 1:3)
      n = 0
      do k = low, high, 500000000*i
        n = n + 1
      end do
      a(i) = n
    end do
    call put('a', a)
  end subroutine

  subroutine case_do_kinds
    integer(1) :: k1
    integer(2) :: k2
    integer(8) :: k8
    integer(8) :: a(3)
    integer :: i
    do concurrent (i = 1:3)
      a(i) = 0
      do k1 = -100_1, 100_1, 50_1
        a(i) = a(i) + k1*i
      end do
      do k2 = 30000_2, 1_2, -9999_2
        a(i) = a(i) + k2
      end do
      do k8 = 5000000000_8, 5000000000_8 + i
        a(i) = a(i) + k8
      end do
    end do
    call put('a', a)
  end subroutine

  subroutine case_do_step_of_either_sign
    integer :: a(7), i, k, step
    do concurrent (i = 1:7)
      a(i) = 0
      step = i - 4
      if (step /= 0) then
        do k = 10, 1, step
          a(i) = 10*a(i) + mod(k, 10)
          if (a(i) > 100000) exit
        end do
        do k = 1, 10, step
          a(i) = a(i) + k
        end do
      end if
    end do
    call put('a', a)
  end subroutine

  subroutine case_do_variable_changed_limits
    integer :: a(5), i, k, low, high, step
    do concurrent (i = 1:5)
      low = 1
      high = 3*i
      step = 2
      a(i) = 0
      do k = low, high, step
        low = 100
        high = 0
        step = -50
        a(i) = a(i) + k
      end do
      a(i) = 1000*k + a(i)
    end do
    call put('a', a)
  end subroutine

  subroutine case_select_edges
    integer(1) :: s
    integer, parameter :: low = -3, high = 12
    integer :: a(-5:14), i
    do concurrent (i = -5:14)
      s = int(i, 1)
      a(i) = 0
      select case (s)
      case (5_1:3_1)
        a(i) = 1
      case (-127_1:int(low, 1))
        a(i) = 2
      case default
        a(i) = 3
      case (int(high, 1):)
        a(i) = 4
      case (0_1)
        a(i) = 5
      end select
    end do
    call put('a', a)
  end subroutine

end module
