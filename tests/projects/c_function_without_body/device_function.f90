program device_function
  use, intrinsic :: iso_c_binding, only: c_double
  implicit none
  interface
    pure real(c_double) function cube_root(x) bind(c, name='cbrt')
      import :: c_double
      real(c_double), value :: x
    end function
  end interface
  real(c_double) :: a(10)
  integer :: i
  do concurrent (i = 1:10)
    a(i) = cube_root(real(i**3, c_double))
  end do
  print '(f6.2)', sum(a)
end program
