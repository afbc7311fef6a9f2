module base
  implicit none
  private :: hidden
  integer, protected :: level = 1
  integer, parameter :: n = 3, hidden = 5
  interface show
    module procedure show_i
  end interface
  interface operator(.plus.)
    module procedure plus_i
  end interface
  interface assignment(=)
    module procedure from_logical
  end interface
  type :: box
    integer :: v
  end type
contains
  pure integer function show_i(i)
    integer, intent(in) :: i
    show_i = i + hidden
  end function
  pure integer function plus_i(a, b)
    integer, intent(in) :: a, b
    plus_i = a + b
  end function
  pure subroutine from_logical(a, b)
    integer, intent(out) :: a
    logical, intent(in) :: b
    a = merge(1, 0, b)
  end subroutine
end module
module extra
  use base, only: show
  implicit none
  interface show
    procedure show_r
  end interface
  interface operator(.plus.)
    procedure plus_r
  end interface
  private :: show_r
contains
  pure real function show_r(r)
    real, intent(in) :: r
    show_r = r
  end function
  pure real function plus_r(a, b)
    real, intent(in) :: a, b
    plus_r = a + b
  end function
end module
module renaming
  use base, operator(.add.) => operator(.plus.), amount => n, crate => box
  use extra, shout => show
  implicit none
  interface show
    procedure show_l
  end interface
  abstract interface
    pure real function callback(x)
      import, none
      real, intent(in) :: x
    end function
    pure subroutine with_box(b)
      import, only: crate
      type(crate), intent(in) :: b
    end subroutine
    pure subroutine with_amount(b)
      import :: amount
      integer, intent(in) :: b(amount)
    end subroutine
    pure subroutine with_all(b, c)
      import, all
      type(crate), intent(in) :: b(amount)
      procedure(callback) :: c
    end subroutine
  end interface
contains
  pure integer function show_l(l)
    logical, intent(in) :: l
    show_l = merge(1, 0, l)
  end function
  subroutine test(c, w)
    procedure(callback) :: c
    procedure(with_all) :: w
    integer :: i
    real :: r
    type(crate) :: b(amount)
    interface show
      procedure show_b
    end interface
    i = show(1) + show(.true.) + show(b(1)) + (1 .add. 2)
    r = shout(1.0) + (1.0 .plus. 2.0) + c(r)
    i = .false.
    call w(b, c)
    block
      import, only: i, b
      integer :: amount
      amount = i
      b(amount)%v = i
    end block
    block
      use extra, only: show
      i = show(2)
    end block
    associate (amount => b(1)%v, q => b)
      amount = q(2)%v
    end associate
  contains
    pure integer function show_b(x)
      import, only: crate
      type(crate), intent(in) :: x
      show_b = x%v
    end function
  end subroutine
end module
