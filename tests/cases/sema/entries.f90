module counters
  implicit none
  integer :: total = 0
contains
  subroutine first(a, n)
    integer, intent(in) :: n
    real, intent(inout) :: a(n)
    integer :: k
    real :: x
    a(1) = n
    return
    entry second(x, k)
    x = k
  end subroutine
  pure function area(r) result(s)
    real, intent(in) :: r, h
    real :: s, v
    s = 3*r*r
    return
    entry volume(r, h) result(v)
    v = 3*r*r*h
  end function
  subroutine driver(a, n)
    integer, intent(in) :: n
    real, intent(inout) :: a(n)
    integer :: i
    do concurrent (i = 1:n)
      a(i) = volume(a(i), 2.0) + area(1.0)
    end do
    call second(a(1), 3)
    call first(a, n)
  end subroutine
end module
real function outer(x)
  implicit none
  real :: x, inside
  outer = x
  return
  entry inside(x)
  inside = 2*x
end function
subroutine caller(a)
  implicit none
  interface
    real function inside(y)
      real :: y
    end function
  end interface
  real, external :: outer
  real :: a
  a = inside(a) + outer(a)
end subroutine
