subroutine openmp_external_add(x, n, v)
  integer :: x, n, v(n), k
  do k = 1, n
    x = x + v(k)
  end do
  call openmp_external_scale(x)
end subroutine

subroutine openmp_external_scale(x)
  integer :: x
  integer, external :: openmp_external_two
  x = x*openmp_external_two()
end subroutine

integer function openmp_external_two()
  openmp_external_two = 2
end function
