! Impure procedures in other files: module variables that they define, a submodule.
! openmp: yes
module openmp_procedures_tally
  implicit none
  integer :: marks(20) = 0
  integer :: factor = 3
  interface
    module subroutine mark(k, value)
      integer, intent(in) :: k, value
    end subroutine
  end interface
contains
  subroutine bump(x)
    integer, intent(inout) :: x
    x = x*factor + 1
  end subroutine
  integer function seen(k) result(value)
    integer, intent(in) :: k
    call mark(k, k*k)
    value = marks(k)
  end function
end module
