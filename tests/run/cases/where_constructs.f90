! WHERE inside an iteration.
module where_constructs
  use run_output, only: put
  implicit none
contains

  subroutine case_where_statement
    integer :: a(5, 6), i
    do concurrent (i = 1:6)
      a(:, i) = i - [1, 2, 3, 4, 5]
      where (a(:, i) < 0) a(:, i) = -10*a(:, i)
    end do
    call put('a', [a])
  end subroutine

  subroutine case_where_on_row
    real :: a(4, 5), b(4, 5)
    integer :: i, j
    do j = 1, 5
      do i = 1, 4
        a(i, j) = i - 0.5*j
      end do
    end do
    b = 7
    do concurrent (i = 1:4)
      where (a(i, :) > 0)
        b(i, :) = 1/a(i, :)
      elsewhere (a(i, :) < -1)
        b(i, :) = a(i, :)*i
      elsewhere
        b(i, :) = 0
        a(i, :) = 100
      end where
    end do
    call put('a', [a])
    call put('b', [b])
  end subroutine

  subroutine case_where_without_elsewhere
    integer :: a(9), b(9, 3), i
    a = [3, 1, 4, 1, 5, 9, 2, 6, 5]
    b = -1
    do concurrent (i = 1:3)
      where (mod(a, i + 1) == 0)
        b(:, i) = a/(i + 1)
      end where
      where (b(2:8:2, i) == -1) b(2:8:2, i) = sum(a)
    end do
    call put('b', [b])
  end subroutine

  subroutine case_where_in_callee
    integer :: a(4, 3), i
    a = reshape([1, -2, 3, -4, 5, -6, 7, -8, 9, -10, 11, -12], [4, 3])
    do concurrent (i = 1:3)
      call clip(a(:, i), 2*i)
    end do
    call put('a', [a])
  end subroutine

  pure subroutine clip(v, most)
    integer, intent(inout) :: v(:)
    integer, intent(in) :: most
    where (v > most)
      v = most
    elsewhere (v < -most)
      v = -most
    end where
  end subroutine

end module
