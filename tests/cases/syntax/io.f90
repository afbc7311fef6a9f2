subroutine s
  write(*, fmt) i, (a(j,1), j=1,n)
  write(unit=*, fmt='(a)', advance='no') "hi"
  write(6, 100) x
  write(6, '(a)') -x, +y
  write(*,*) (a(i), (b(i,j), j=1,2), i=1,n), x
  write(s, *) [1, 2]
  write(*,*)
  write(*, nml=nl)
  print *, x
  print '(a)', "x", 'y'
  print fmt, x
  print 100, x
  print*,x
  print *
  print (fmt), x
  read(10, *, end=20, err=30, iostat=ios) x, y(1)
  read *, x
  read '(a)', line
  read (fmt), x
  read 100, x
  read(5, *), x
  read(u) (a(i), i=1,n)
  open(newunit=i, file="f" // 'g', status='old')
  close(10); close(unit=u, iostat=i)
  inquire(iolength=l) x, y
  inquire(file='f', exist=l)
  rewind 10; rewind(10); backspace u; endfile u(1); end file 10; flush(6); flush 6
  wait(10, id=3)
100 format(a)
end subroutine
