subroutine loops(n, a, b, s)
  implicit none
  integer, intent(in) :: n
  real, intent(inout) :: a(n, n), b(:)
  real, intent(inout) :: s
  integer :: i, j
  integer(8) :: wide
  real :: t, w(3), u
  logical :: found
  do concurrent (i = 1:n, j = 1:n:2, i /= j)
    if (a(i, j) < 0) cycle
    a(i, j) = t*i
  end do
  outer: do concurrent (integer(8) :: k = n:1:-1) local(t) local_init(w) shared(a, n) reduce(+: s) reduce(.and.: found) &
      default(none)
    t = k
    s = s + t + w(1)
    found = found .and. t > 0
    do j = 1, 3
      if (j > k) exit
      if (j == 2) cycle outer
    end do
    do concurrent (i = 1:3)
      w(i) = 0
    end do
  end do outer
10 do concurrent (wide = 1:n)
    block
      real :: local_one(2)
      local_one = b(wide)
      u = local_one(1)
    end block
  end do
  do 20 concurrent (i = 1:2)
20 b(i) = i
  if (found) then
    do concurrent (i = 1:2)
      b(i) = 0
    end do
  end if
contains
  subroutine inner()
    do concurrent (i = 1:2)
      b(i) = 1
    end do
  end subroutine
end subroutine
