subroutine s(a, *, *)
  goto 10
  go to 20
  go to (10, 20), i + 1
  goto (10, 20) i
  assign 10 to ia
  goto ia, (10, 20)
  goto ia
  if (x) 10, 20, 30
  if (x < 1) goto 10
10 continue
20 x = 1
  do 30 i = 1, n
  do 30 j = 1, n
30 a(i,j) = 0
  do 40, i = 1, n
    do 50 while (x > 0)
      x = x - 1
50  end do
40 continue
  do 60 i = 1, 3
    do 70 j = 1, 3
      if (j == 2) goto 70
70  continue
60 end do
  do 80 i = 1, 3
  do j = 1, 3
    x = 1
  end do
80 continue
90 if (x) then
100 x = 1
110 end if
120 call s2(*10, &20)
130 format(1x, i5, 2(f8.3, 'abc'), 3hxyz, 1p,e10.2/)
  do 140 i = 1, 2
140 if (x) x = 2
  do 150 i = 1, 2
  do 150 j = 1, 2
  do 150 k = 1, 2
    if (x) cycle
150 continue
  return 1
160 end subroutine
