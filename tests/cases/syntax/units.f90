module a
contains
  pure elemental real(dp) function f(x) result(r) bind(c, name="f_c")
    real(dp), value :: x
    r = x
  contains
    subroutine inner
    end subroutine inner
  end function f
  recursive integer function g()
  end
  type(t) function h(); end function
  character(len=10) function c(n); end function
  double precision function d(); end function
  function plain(x) bind(c) result(y)
    integer y
  end function
  impure module subroutine ms(a, *) 
  end subroutine
  module procedure mp
    x = 1
  endprocedure mp
  attributes(global) subroutine kernel(x)
  end subroutine
  subroutine e(x)
    sf(x) = x*x + 1
    integer y
    tf(y) = y
    entry e2(a) result(q)
    y = 1
    entry e3
  end subroutine
  non_recursive subroutine nr; end subroutine
  simple function sp(x); end function
end module a
submodule (m) s1
end submodule s1
submodule (m:p) sm
contains
  module procedure gs
  end procedure gs
  module function mf(a) result(r)
    real a, r
  end
end submodule sm
block data bd
  common /blk/ x
  data x /1/
end block data bd
blockdata
endblockdata
module procedure
end module procedure
program main
  call s
  stop
contains
  subroutine s
  end subroutine
end program main
integer function old(x)
  old = 1
end
subroutine noargs
end subroutine noargs
integer x
x = 1
end
