program main
  use, intrinsic :: iso_c_binding, only: c_double
  implicit none
  interface
    pure real(c_double) function host_only(x) bind(c)
      import :: c_double
      real(c_double), value :: x
    end function
  end interface
  real(c_double) :: a(10)
  integer :: i
  a = 1
  do concurrent (i = 1:10)
    a(i) = host_only(a(i))
  end do
  print '(f6.2)', sum(a)
end program
