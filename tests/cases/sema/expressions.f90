subroutine expressions(i, i8, r, d, z, l, s, a, b, m)
  integer :: i, j
  integer(8) :: i8
  real :: r, a(:), b(:), m(:, :)
  real(8) :: d
  complex :: z
  logical :: l
  character(10) :: s, names(3)
  integer :: v(4)
  i = i + i8*r
  r = i/2 + i**2 + r**i8 + d**r + 2**r
  d = r*i - d/2
  z = z + 1 + d + (r, 2.0)
  d = z
  l = i < r .and. .not. l .or. i8 == i .eqv. s > 'x'
  s = s(2:4)//names(2)(1:i)//'end'
  a = b + m(1, :) - (a + 2)*b(1)
  a(1:3) = b(v(1:3)) + m(i, 2:6:2)
  a(v) = -b(4:1:-1)
  r = -r**2 + a(i)*m(i, j + 1)
  z%re = z%im + i
  i = i%kind + s%len + kind(d)
  a = [1, 2, i] + [real :: 1, r, (i*j, j = 1, 3)]
  r = a(ubound(a, 1))
  l = l .neqv. (r >= d)
  s = 'it''s'
  i = merge(1, 2, l) + size(m, dim=2) + maxval(v) + sum(m)
  a = sum(m, 2) + matmul(m, b) + spread(r, 1, 3) + cshift(b, 1)
  b = reshape(m, [6]) + pack(m, m > 0) + max(a, b, 1.0)
  d = dble(r) + dsqrt(d) + real(i, 8) + float(i) + amax1(r, 2.0) + dot_product(a, b)
  i = nint(d) + int(r, 8) + ior(i, z'f0') + mod(i, 3) + maxloc(a, 1) + len_trim(s)
  z = cmplx(r, i) + conjg(z) + abs(z)
end subroutine
