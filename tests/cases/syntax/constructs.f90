subroutine s
  if (a) then
    x = 1
  else if (b) then
    x = 2
  elseif (c) then
  else
    x = 3
  end if
  named: if (a) then
  else if (b) then named
  else named
  endif named
  if (a) x = 1
  if (a) if = 2
  if (a) call s
  if (a) return
  do i = 1, n
    do j = n, 1, -1; x = j; end do
  enddo
  do while (x > 0)
    exit
  end do
  dowhile(l)
  end do
  do
    cycle
  end do
  select case (i)
  case (1, 3:5, :-1, 9:)
    x = 1
  case ('a':'z') ; x = 2
  case default
  end select
  sel: select case (i)
  case (1) sel
  case default sel
  end select sel
  select type (u => f(w))
  type is (t(8,*))
    x = 1
  type is (real(8))
  type is (integer)
  class is (t)
    x = 2
  class default
  end select
  selecttype(w)
  end select
  select rank (r => a)
  rank (0)
  rank (*)
    x = 1
  rank default
  end select
  associate (ww => v%a(1:3), xx => (x+1))
    ww = 1
  end associate
  blk: block
    use other, only: zz
    integer :: q2
    save
    q2 = 1
  end block blk
  block
  end block
  critical (stat=i)
    x = 1
  end critical
  critical; x = 1; endcritical
  change team (t, c[*] => d, stat=s)
    x = 1
  end team (stat=s)
  where (m) x = 1
  where (m)
    x = 1
  elsewhere (x > 1)
    x = 2
  else where
    x = 3
  end where
  w: where (m)
  end where w
  forall (i=1:n, m(i)) a(i) = 1
  forall (integer :: i=1:n, j=1:n:2)
    a(i) = 1
    where (m) x = 2
  end forall
  do, i = 1, n
  end do
  do, while (x > 1)
  end do
  do, concurrent (i=1:n)
  end do
end subroutine
