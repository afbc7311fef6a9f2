module pdts
  implicit none
  type :: matrix(wk, ik, rows, cols)
    integer, kind :: wk = kind(1.0d0)
    integer, kind :: ik = wk/2
    integer, len :: rows
    integer, len :: cols = 2
    real(wk) :: a(rows, cols)
    integer(ik) :: pivots(rows)
    procedure(apply_i), pointer, pass :: apply => null()
  contains
    procedure :: trace
  end type
  type, extends(matrix) :: banded(width)
    integer, kind :: width = 1
    real(wk) :: bands(-width:width)
    integer(ik) :: last = int(width, ik)
  end type
  type :: list(k)
    integer, kind :: k
    type(list(k)), pointer :: next => null()
    type(matrix(k, rows=3)), allocatable :: m
    class(banded(wk=k, rows=:, cols=:)), allocatable :: b
  end type
  abstract interface
    pure real function apply_i(self, x)
      import :: matrix
      class(matrix(4, 2, *, *)), intent(in) :: self
      real, intent(in) :: x
    end function
  end interface
contains
  pure real(8) function trace(self)
    class(matrix(rows=*, cols=*)), intent(in) :: self
    integer :: i
    trace = sum([(self%a(i, i), i = 1, min(self%rows, self%cols))])
  end function
  subroutine test(p, q, l, n, g)
    integer, intent(in) :: n
    type(matrix(rows=n)), intent(inout) :: p
    type(banded(wk=4, rows=*, cols=*, width=3)), intent(inout) :: q
    type(list(8)), intent(inout) :: l
    class(matrix(4, 2, *, *)), intent(in) :: g
    optional :: g
    real(8) :: r
    integer :: i
    if (present(g)) i = kind(g%a) + g%cols
    r = p%trace() + p%a(1, 2) + q%a(1, 1) + q%bands(0) + l%next%next%m%a(1, 1) + l%b%bands(1)
    i = p%ik + q%ik + q%width + p%rows + q%rows + kind(q%pivots) + kind(p%pivots) + kind(l%m%a) + l%b%rows
    p = matrix(rows=n)(pivots=[(i, i = 1, n)], a=reshape([1d0], [n, 2], [1d0]))
    select type (q2 => l%b)
    type is (banded(wk=8, rows=*, cols=*))
      r = q2%bands(0) + q2%rows
    class default
      r = 0
    end select
  end subroutine
end module
