subroutine s(n, a, b)
  integer, intent(in) :: n
  real :: a(n, n), b(n)
  do concurrent (i = 1:n)
    b(i) = i
  end do
  outer: do concurrent (integer(8) :: i = 1:n:2, j = 1:n, i /= j .and. b(i) > 0) &
      local(x) local_init(y, z) shared(a, b) & ! clauses
      default(none) reduce(+: c) reduce(max: d, e) reduce(.eqv.: f) reduce(ieor: g)
    if (i == j) cycle outer
    a(i,j) = 1
  end do outer
  do concurrent (integer :: i = 1:3); a(i,1) = 0; end do
  do 10 concurrent (i = 1:n, j = 1:n)
10 a(i,j) = 0
  do 20, concurrent (i = 1:n)
    b(i) = 0
20 end do
  do, concurrent (i = 1:size([integer :: 1, 2])); end do
  doconcurrent (i = merge(1, 2, l) : n)
  enddo
  do concurrent (type = 1:n)
  30 continue
  end do
  do concurrent = 1, 2
  end do
end subroutine
