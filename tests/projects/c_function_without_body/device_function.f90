program device_function
  use, intrinsic :: iso_c_binding, only: c_double
  implicit none
  interface
    pure real(c_double) function distance(x, y) bind(c, name='hypot')
      import :: c_double
      real(c_double), value :: x, y
    end function
  end interface
  real(c_double) :: a(10)
  integer :: i
  do concurrent (i = 1:10)
    a(i) = length(real(3*i, c_double))
  end do
  print '(f6.2)', sum(a)
contains
  pure real(c_double) function length(x)
    real(c_double), intent(in) :: x
    length = distance(x, 4*x/3)
  end function
end program
