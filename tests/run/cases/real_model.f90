! Functions on the model numbers of a real.
module real_model
  use run_output, only: put
  implicit none
contains

  subroutine case_real_bits
    real :: x(5), a(5), b(5), c(5), d(5)
    integer :: e(5), i
    x = [1.0, 0.3, -12.5, 1.0e20, 7.0e-20]
    do concurrent (i = 1:5)
      a(i) = fraction(x(i))
      b(i) = spacing(x(i))
      c(i) = scale(x(i), i - 3)
      d(i) = nearest(x(i), 1.0) - set_exponent(x(i), i)
      e(i) = exponent(x(i))
    end do
    call put('a', a)
    call put('b', b)
    call put('c', c)
    call put('d', d)
    call put('e', e)
  end subroutine

end module
