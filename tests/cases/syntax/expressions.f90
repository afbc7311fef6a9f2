subroutine s
  x = a%b(1)%c(2, :)%re
  x = f()%g
  x = s(1:2)(3:)
  x = 'text'(1:n) // "it''s" // 'it''s' // ucs4_'k' // 1_"one"
  x = [1, 2, (i, i = 1, 3), (j, integer(8) :: j = 1, 9, 2)]
  x = [real(8) :: 1, 2] + (/ 1, 2 /)
  x = [t ::] + [t(8, n=2) :: v]
  x = (/ real :: /)
  x = [((i*j, i = 1, 2), j = 1, 3)]
  z = (1.0, -2.0_dp) + (re, im)
  x = b'0101' + o"17" + z'FF' + x'ab'
  x = 1.e5 + 1.5d-3 + .5 + 2. + 1.0_dp + 12_i8 + 1e2 + 0.5q0
  l = 1.eq.2 .or. 1..eq.2. .and. .true._lk .neqv. .false.
  x = t(a=1, b=[1,2])
  x = a(:, 1:, :2, 1:2:3, ::2, 1::2)
  x = a(@v, ..)
  x = c[1] + c(2)[3, stat=s] + d%e[n]%f(1)
  x = (l ? 1 : m ? 2 : 3) + f((l ? a : .nil.))
  x = merge((a), ((b)), c) ** (1)
  call s(*10, f=*20, a(1:2))
  x = a%kind + a%b%len
  p(1:, 2:3) => q
  p => f(x)
  img[2] = 3
  x%y(1)%z = null()
end subroutine
