subroutine s
  call a
  call a()
  call a%b
  call a%b(1)%c(x, y=2)
  call kernel<<<grid, block, 0, st>>>(a, b)
  call kernel<<<*, *>>>(a)
  allocate(w, source=v, stat=i)
  allocate(real(8) :: a2(n, 0:n), x%y(i)%z(3))
  allocate(t(8,10) :: w)
  allocate(character(len=n) :: s1)
  allocate(c(2)[*], d[2, 0:*], errmsg=msg)
  allocate(a(lbound(b,1):ubound(b,1)), mold=b)
  deallocate(a, b%c(1)%d, stat=i)
  nullify(p, q%r)
  stop; stop 1; stop 'x'; stop 1, quiet=.true.; stop, quiet=l
  error stop; error stop "bad"; error stop code, quiet=.false.
  pause; pause 'x'
  return
  exit; exit name; cycle; cycle name
  continue
  sync all; sync all(stat=s); sync images(*); sync images([1,2], stat=s); sync memory; sync team(t)
  event post(e[2]); event wait(e, until_count=2); notify wait(n); form team(1, t, stat=s)
  lock(l[1]); unlock(l)
  fail image
  include 'x.inc'
end subroutine
