program p
  x = a + & ! comment
      ! comment between

      & b
  y = lo&
&ng_&
    &name * 1&
  &23
  z = "abc&
     &def" // 'it''s &
     ! not a comment of the string's
     & on'
  w = 'no ampersand &
here' ; v = 1 ; ; u = 2
  if (a .and&
     &. b) c = 3; &
  d = 4
  !$omp parallel do &
  !$omp private(x)
  !dir$ ivdep
  !$acc loop
  !$ x = 2
  ! plain
  call s(1, &
#line 3
    2)
  t = .not. &

   l
end program
subroutine more
  x = a &
    &
    + b & ! c
    & ! d
    & + c
  y = (/ 1, &
  ! last
  2 /); z = 1
end subroutine
