module holders
  implicit none

  type :: holder_t
    integer :: count = 0
  contains
    final :: release, release_all
  end type

  type :: keeper_t
    type(holder_t) :: held
  end type

contains

  pure subroutine release(holder)  ! reached
    type(holder_t), intent(inout) :: holder
    holder%count = holder%count - 1
  end subroutine

  pure subroutine release_all(holders)  ! unreached
    type(holder_t), intent(inout) :: holders(:)
    holders%count = 0
  end subroutine
end module
