! associate: names of variables, of expressions; selectors are evaluated once, at entry (trap 6).
module associates
  use run_output, only: put
  implicit none
contains

  pure integer function total(a)
    integer, intent(in) :: a(:)
    integer :: k
    total = 0
    do k = 1, size(a)
      total = 10*total + a(k)
    end do
  end function

  subroutine case_associate_variable
    integer :: a(5), b(5), i
    a = [1, 2, 3, 4, 5]
    do concurrent (i = 1:5)
      associate (x => a(i), y => b(6 - i))
        x = x + 10
        y = x*2
      end associate
    end do
    call put('a', a)
    call put('b', b)
  end subroutine

  subroutine case_associate_expression
    integer :: a(5), i
    do concurrent (i = 1:5)
      associate (x => i*i + 1)
        a(i) = x*x
      end associate
    end do
    call put('a', a)
  end subroutine

  subroutine case_associate_entry_values
    integer :: x(6), a(4), i, k
    x = [10, 20, 30, 40, 50, 60]
    do concurrent (i = 1:4)
      k = i
      associate (e => x(k), f => k + 100)
        k = k + 2
        a(i) = e + f
      end associate
    end do
    call put('a', a)
  end subroutine

  subroutine case_associate_around_loop
    integer :: grid(4, 5), i, n
    n = 3
    grid = 1
    associate (row => grid(n, :), m => n*2)
      do concurrent (i = 1:5)
        row(i) = i*m
      end do
    end associate
    call put('grid', [grid])
  end subroutine

  subroutine case_associate_section
    integer :: a(4, 6), r(4), i, j
    do concurrent (i = 1:4, j = 1:6)
      a(i, j) = mod(i*j, 6)
    end do
    do concurrent (i = 1:4)
      associate (row => a(i, 6:1:-2))
        row(2) = 9
        r(i) = total(row) + 1000*size(row) + lbound(row, 1)
      end associate
    end do
    call put('a', [a])
    call put('r', r)
  end subroutine

  subroutine case_associate_nested
    integer :: a(5), i
    do concurrent (i = 1:5)
      associate (x => i + 1)
        associate (y => x*2, x => -i)
          a(i) = 100*y + x
        end associate
        a(i) = a(i) + x
      end associate
    end do
    call put('a', a)
  end subroutine

end module
