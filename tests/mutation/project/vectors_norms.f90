submodule (vectors:operators) norms
  implicit none

contains

  module procedure norm_of_vector  ! reached
    c = root(a .dot. a)
  end procedure

  module procedure norm_of_complex  ! unreached
    c = root(real(a)**2 + aimag(a)**2)
  end procedure

  module procedure weight  ! reached
    integer :: k
    c = 0
    terms: do k = 1, n
      if (k > 8) then
        if (mod(k, 2) == 0) then
          exit terms
        end if
      end if
      c = c + 1.0_rk / real(k, rk)
    end do terms
  end procedure

  elemental real(rk) function root(x)  ! reached
    real(rk), intent(in) :: x
    root = sqrt(max(x, 0.0_rk))
  end function
end submodule
