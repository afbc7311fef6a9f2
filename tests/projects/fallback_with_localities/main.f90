! Loops that stay on the CPU keep their localities, with compilers that cannot parse them too.
module localities
  implicit none
  integer :: last = 7
contains
  subroutine run(n)
    integer, intent(in) :: n
    integer :: i, j, k, t, u, s, big, counts(3), a(n), b(n, n)
    logical :: every, some
    real :: product
    character(20) :: text
    a = [(i*i, i = 1, n)]
    s = 100
    big = -5
    t = 77
    u = 5
    do concurrent (i = 1:n) local(t) local_init(u) reduce(+: s) reduce(max: big)
      t = a(i)
      u = u + 1
      s = s + t + u
      big = max(big, t)
      write (text, *) i
    end do
    print '(*(i0, 1x))', s, big, t, u
    every = .true.
    some = .false.
    product = 2
    do concurrent (i = 1:n, a(i) > 4) reduce(.and.: every) reduce(.or.: some) reduce(*: product)
      every = every .and. a(i) > 9
      some = some .or. a(i) > 9
      product = product*2
      write (text, *) i
    end do
    print '(l1, 1x, l1, 1x, i0)', every, some, int(product)
    counts = [1, 2, 3]
    do concurrent (i = 1:n) reduce(+: counts)
      counts = counts + [i, 1, 0]
      write (text, *) i
    end do
    print '(*(i0, 1x))', counts
    do concurrent (k = 1:n, j = n:1:-1) default(none) shared(b, n, text)
      b(k, j) = k*10 + j
      write (text, *) j
    end do
    print '(*(i0, 1x))', b
    do concurrent (i = 1:n)
      do concurrent (k = 1:3) local(t)
        t = k
        b(i, min(k, n)) = t
        write (text, *) t
      end do
    end do
    print '(*(i0, 1x))', b, t
    do concurrent (i = n:1:-2) local(counts)
      counts = i
      a(i) = sum(counts)
      if (a(i) == 3) cycle
      write (text, *) i
    end do
    print '(*(i0, 1x))', a, counts
    do concurrent (i = 1:last:two(2)) shared(a)
      if (i <= n) a(i) = -i
      write (text, *) i
    end do
    print '(*(i0, 1x))', a
    outer: do concurrent (i = 1:2) reduce(ior: s) reduce(ieor: big) reduce(iand: u)
      s = ior(s, i)
      big = ieor(big, i)
      u = iand(u, i)
      write (text, *) i
    end do outer
    print '(*(i0, 1x))', s, big, u
  end subroutine
  pure integer function two(x)
    integer, intent(in) :: x
    two = x
  end function
end module
program main
  use localities
  implicit none
  call run(4)
end program
