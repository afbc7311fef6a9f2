! Two to seven index variables in one header.
module many_indices
  use run_output, only: put
  implicit none
contains

  subroutine case_two_indices
    integer :: a(7, 5), i, j
    do concurrent (j = 1:5, i = 1:7)
      a(i, j) = 10*j + i
    end do
    call put('a', [a])
  end subroutine

  subroutine case_two_indices_row_order
    integer :: a(7, 5), i, j
    do concurrent (i = 1:7, j = 1:5)
      a(i, j) = 10*i + j
    end do
    call put('a', [a])
  end subroutine

  subroutine case_two_indices_strides
    integer :: a(9, 8), i, j
    a = 0
    do concurrent (i = 1:9:2, j = 8:1:-3)
      a(i, j) = 10*i + j
    end do
    call put('a', [a])
  end subroutine

  subroutine case_three_indices
    integer :: a(4, 3, 5), i, j, k
    a = 0
    do concurrent (k = 1:5, j = 1:3, i = 1:4)
      a(i, j, k) = 100*k + 10*j + i
    end do
    call put('a', [a])
  end subroutine

  subroutine case_three_indices_mixed_kinds
    integer :: a(4, 3, 5)
    integer(8) :: i
    integer(2) :: j
    integer :: k
    a = 0
    do concurrent (i = 1:4, j = 3_2:1_2:-1_2, k = 1:5:2)
      a(i, j, k) = int(i) + 10*j + 100*k
    end do
    call put('a', [a])
  end subroutine

  subroutine case_four_indices
    integer :: a(3, 4, 2, 5), i, j, k, l
    do concurrent (i = 1:3, j = 1:4, k = 1:2, l = 1:5)
      a(i, j, k, l) = i + 10*j + 100*k + 1000*l
    end do
    call put('a', [a])
  end subroutine

  subroutine case_seven_indices
    integer :: a(2, 2, 2, 2, 2, 2, 2), i1, i2, i3, i4, i5, i6, i7
    do concurrent (i1=1:2, i2=1:2, i3=1:2, i4=1:2, i5=1:2, i6=1:2, i7=1:2)
      a(i1, i2, i3, i4, i5, i6, i7) = i1 + 2*i2 + 4*i3 + 8*i4 + 16*i5 + 32*i6 + 64*i7
    end do
    call put('a', [a])
  end subroutine

  subroutine case_triangle_by_mask
    integer :: a(6, 6), i, j
    a = 0
    do concurrent (i = 1:6, j = 1:6, j <= i)
      a(i, j) = 10*i + j
    end do
    call put('a', [a])
  end subroutine

  subroutine case_matrix_product
    integer :: a(4, 6), b(6, 5), c(4, 5), i, j, k
    do concurrent (i = 1:4, k = 1:6)
      a(i, k) = i - 2*k
    end do
    do concurrent (k = 1:6, j = 1:5)
      b(k, j) = k*j - 7
    end do
    do concurrent (j = 1:5, i = 1:4)
      c(i, j) = 0
      do k = 1, 6
        c(i, j) = c(i, j) + a(i, k)*b(k, j)
      end do
    end do
    call put('c', [c])
  end subroutine

  subroutine case_transpose
    real :: a(5, 3), b(3, 5)
    integer :: i, j
    do concurrent (i = 1:5, j = 1:3)
      a(i, j) = real(i)/real(j)
    end do
    do concurrent (i = 1:5, j = 1:3)
      b(j, i) = a(i, j)
    end do
    call put('b', [b])
  end subroutine

  subroutine case_stencil
    real :: a(0:9, 0:7), b(8, 6)
    integer :: i, j
    do concurrent (j = 0:7, i = 0:9)
      a(i, j) = 0.5*real(i*i) - 0.25*real(j)
    end do
    do concurrent (j = 1:6, i = 1:8)
      b(i, j) = 0.25*(a(i-1, j) + a(i+1, j) + a(i, j-1) + a(i, j+1)) - a(i, j)
    end do
    call put('b', [b])
  end subroutine

end module
