subroutine s(x, n)
  integer, intent(in) :: n
  real :: x(n)
  integer :: i
  do concurrent (i = 1:n)
    block
      integer :: k
      real :: w(4)
      k = 1
      w = 0
      w(2:3) = [1.0, 2.0]
      outer: associate (e => w(k + 1), whole => w, part => w(2:4), value => x(i) + 1)
        k = k + 1
        e = e + value
        if (k > 7) exit outer
        whole(1) = part(3)
      end associate outer
      x(i) = w(2)
    end block
  end do
end subroutine
