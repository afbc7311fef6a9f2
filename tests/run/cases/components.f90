! Components of scalars of derived type: each component that a loop uses is an object of its own.
module components
  use run_output, only: put
  implicit none
  type inner
    integer :: count = 3
  end type
  type grid
    real, allocatable :: u(:), v(:, :)
    real, pointer :: w(:) => null()
    type(inner) :: in
    real :: h = 0.5, last = 0
    real :: fixed(-1:2) = 1
  end type
  type(grid) :: global
contains

  subroutine fill(self, n)
    class(grid), intent(inout) :: self
    integer, intent(in) :: n
    integer :: i, j
    do concurrent (i = 1:n)
      self%u(i) = self%h*self%in%count*i
      self%fixed(i - 2) = self%fixed(i - 2) + i
    end do
    do concurrent (i = 1:n, j = 0:n)
      self%v(i, j) = self%u(i) + j
    end do
    do concurrent (i = 1:n)
      self%w(i) = self%v(i, 0)*self%w(i)
      self%last = self%w(i)
    end do
  end subroutine

  subroutine case_components_of_a_dummy
    type(grid) :: g
    real, target :: t(8)
    integer :: i
    t = [(real(i), i=1, 8)]
    allocate (g%u(4), g%v(4, 0:4))
    g%w => t(8:1:-2)
    call fill(g, 4)
    call put('u', g%u)
    call put('v', [g%v])
    call put('t', t)
    call put('fixed', g%fixed)
    call put('last', g%last)
  end subroutine

  subroutine case_components_of_a_module_variable
    integer :: i
    global%in%count = 7
    if (.not. allocated(global%u)) allocate (global%u(0:3))
    do concurrent (i = lbound(global%u, 1):ubound(global%u, 1))
      global%u(i) = i + global%in%count
    end do
    call put('u', global%u)
  end subroutine

  subroutine case_components_private_to_an_iteration
    type pair
      integer :: low, high
    end type
    type(pair) :: p
    integer :: a(5), i
    do concurrent (i = 1:5)
      p%low = i*i
      p%high = p%low + 1
      a(i) = p%low*p%high
    end do
    call put('a', a)
    call put('high', p%high)
  end subroutine

  subroutine case_component_through_a_pointer
    type(grid), pointer :: q
    integer :: i
    allocate (q)
    allocate (q%u(3))
    do concurrent (i = 1:3)
      q%u(i) = i*q%h
    end do
    call put('u', q%u)
    deallocate (q%u)
    deallocate (q)
    nullify (q)
    do concurrent (i = 1:0) ! empty
      q%u(i) = 1
    end do
  end subroutine

end module
