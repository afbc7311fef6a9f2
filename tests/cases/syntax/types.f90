module m
  type t
    sequence
    integer i
  end type t
  type, public, abstract, extends(base) :: child(k, n)
    private
    integer, kind :: k = kind(1.0)
    integer, len :: n
    real(k) :: a(n), b = 1.0_k
    type(child(k, n)), pointer :: next => null()
    procedure(iface), pointer, pass(self) :: pp => null()
    procedure(), pointer, nopass :: p2
    character(n) :: c*2
  contains
    private
    procedure, public :: s1, s2 => s2_impl
    procedure(iface), deferred, pass(x) :: d1
    procedure plain
    generic, public :: operator(+) => add, add2
    generic :: assignment(=) => asg
    generic :: operator(.dot.) => dotp
    generic :: write(formatted) => wf
    generic :: name => s1
    final :: fin, fin2
    procedure, non_overridable :: final
  end type child
  type, bind(c) :: c_t
  end type
  abstract interface
    pure function iface(x) result(r)
      import, only: dp
      real(dp), intent(in) :: x
      real(dp) r
    end function
    subroutine i2
      import, none
    end subroutine
    subroutine i3
      import, all
      import :: a, b
      import
    end
  end interface
  interface operator(.inv.)
    module procedure inv1
    module procedure :: inv2, inv3
    procedure :: inv4
    procedure inv5
  end interface operator(.inv.)
  interface gen
    module subroutine gs(x)
      class(*), intent(in) :: x(..)
    end subroutine
    real function rf(x)
    end function rf
  end interface
  interface
    subroutine ext() bind(c, name='ext')
    end subroutine
  end interface
  interface read(formatted)
    procedure rd
  end interface
  interface assignment(=)
  end interface assignment(=)
end module
