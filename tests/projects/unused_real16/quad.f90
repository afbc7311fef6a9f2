module quad
  implicit none
  integer, parameter :: qp = selected_real_kind(30)
  real(qp), parameter :: pi = 3.14159265358979323846264338327950288_qp
  real(qp) :: accurate(100)
  type sample
    real :: value
    real(qp) :: reference
  end type
contains
  pure real(qp) function never_called(x)
    real(qp), intent(in) :: x
    never_called = x
  end function
  pure real function half(x)
    real, intent(in) :: x
    half = x/2
  end function
end module
