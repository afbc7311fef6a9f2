! if, else if, arithmetic conditions, select case.
module branches
  use run_output, only: put
  implicit none
contains

  subroutine case_else_if_chain
    integer :: a(12), i
    do concurrent (i = 1:12)
      if (i < 3) then
        a(i) = 1
      else if (i == 5) then
        a(i) = 2
      else if (i > 9) then
        a(i) = 3
      else if (mod(i, 2) == 0) then
        a(i) = 4
      else
        a(i) = 5
      end if
    end do
    call put('a', a)
  end subroutine

  subroutine case_if_without_else
    integer :: a(7), i
    a = 1
    do concurrent (i = 1:7)
      if (i > 3) then
        a(i) = 2
      end if
      if (i == 6) a(i) = 66
    end do
    call put('a', a)
  end subroutine

  subroutine case_select_values
    integer :: a(10), i
    do concurrent (i = 1:10)
      select case (i)
      case (1)
        a(i) = 11
      case (2, 5, 7)
        a(i) = 22
      case (9)
        a(i) = 33
      case default
        a(i) = -1
      end select
    end do
    call put('a', a)
  end subroutine

  subroutine case_select_ranges
    integer :: a(-6:12), i
    do concurrent (i = -6:12)
      select case (i)
      case (:-3)
        a(i) = 1
      case (0:2, 5)
        a(i) = 2
      case (10:)
        a(i) = 3
      case (7:8)
        a(i) = 4
      end select
      select case (i)
      case (-2, -1, 3, 4, 6, 9)
        a(i) = 0
      end select
    end do
    call put('a', a)
  end subroutine

  subroutine case_select_default_first
    integer :: a(6), i
    do concurrent (i = 1:6)
      select case (mod(i, 3))
      case default
        a(i) = 9
      case (0)
        a(i) = 5
      end select
    end do
    call put('a', a)
  end subroutine

  subroutine case_select_logical
    integer :: a(6), i
    do concurrent (i = 1:6)
      select case (i > 3)
      case (.true.)
        a(i) = 1
      case (.false.)
        a(i) = 2
      end select
    end do
    call put('a', a)
  end subroutine

  subroutine case_select_kind_8
    integer(8) :: x(4)
    integer :: a(4), i
    x = [5000000000_8, 705032704_8, -1_8, 4294967295_8]
    do concurrent (i = 1:4)
      select case (x(i))
      case (5000000000_8)
        a(i) = 1
      case (4294967295_8:4999999999_8)
        a(i) = 2
      case (:-1_8)
        a(i) = 3
      case default
        a(i) = 4
      end select
    end do
    call put('a', a)
  end subroutine

  subroutine case_select_nested_with_loop
    integer :: a(9), i, k
    do concurrent (i = 1:9)
      a(i) = 0
      do k = 1, 9
        select case (k)
        case (4)
          select case (i)
          case (2:3)
            cycle
          case (8)
            exit
          end select
          a(i) = a(i) + 100
        case (7:)
          a(i) = a(i) + 1000
          exit
        case default
          a(i) = a(i) + 1
        end select
      end do
    end do
    call put('a', a)
  end subroutine

  subroutine case_select_exit_by_name
    integer :: a(6), i
    do concurrent (i = 1:6)
      a(i) = 0
      pick: select case (i)
      case (2:4)
        a(i) = 1
        if (i == 3) exit pick
        a(i) = 2
      case default
        a(i) = 7
      end select pick
    end do
    call put('a', a)
  end subroutine

  subroutine case_condition_guards_subscript
    ! The subscript is out of range where the outer condition is false.
    integer :: a(6), b(4), i
    b = [10, 20, 30, 40]
    do concurrent (i = 1:6)
      a(i) = 0
      if (i <= 4) then
        if (b(i) > 10) a(i) = b(i)
      end if
    end do
    call put('a', a)
  end subroutine

end module
