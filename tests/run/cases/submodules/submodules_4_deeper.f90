submodule (submodule_library:geometry) sequences
  implicit none
contains
  pure module integer function dot(a, b)
    integer, intent(in) :: a(:), b(:)
    integer :: k
    dot = 0
    do k = 1, min(size(a), size(b))
      dot = dot + a(k)*b(k)
    end do
  end function
  module procedure collatz
    integer :: m
    m = n
    collatz = 0
    do while (m /= 1)
      m = merge(m/2, 3*m + 1, mod(m, 2) == 0)
      collatz = collatz + 1
    end do
  end procedure
end submodule
