submodule (vectors) operators
  use kinds, only: clamp
  implicit none

contains

  module procedure add  ! reached
    c%x = clamp(a%x + b%x)
    c%y = clamp(a%y + b%y)
  end procedure

  pure module function dot(a, b) result(c)  ! reached
    type(vector_t), intent(in) :: a, b
    real(rk) :: c
    select case (nint(abs(a%x)))
    case (0)
      c = a%y * b%y
    case default
      c = a%x * b%x + a%y * b%y
    end select
  end function

  module procedure set_from_real  ! reached
    a%x = x
    a%y = x
  end procedure

  module procedure set_from_integer  ! unreached
    a%x = real(n, rk)
    a%y = a%x
  end procedure
end submodule
