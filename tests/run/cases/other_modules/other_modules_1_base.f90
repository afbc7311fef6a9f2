module other_base
  implicit none
  private
  integer, parameter, public :: other_kind = selected_real_kind(6)
  integer, public :: bias = 2
  public :: step, twice
  interface twice
    module procedure twice_i, twice_r
  end interface
contains
  pure integer function step(n)
    integer, intent(in) :: n
    step = merge(helper(n), -helper(n), n > 3)
  end function
  pure integer function helper(n)
    integer, intent(in) :: n
    helper = n + bias
  end function
  pure integer function twice_i(n)
    integer, intent(in) :: n
    twice_i = 2*n
  end function
  pure real(other_kind) function twice_r(x)
    real(other_kind), intent(in) :: x
    twice_r = 2*x
  end function
end module
