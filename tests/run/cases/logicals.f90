! Logical kinds, operators and conversions.
module logicals
  use run_output, only: put
  implicit none
contains

  subroutine case_logical_operators
    logical :: p(4), q(4), a(4), b(4), c(4), d(4), e(4)
    integer :: i
    p = [.true., .true., .false., .false.]
    q = [.true., .false., .true., .false.]
    do concurrent (i = 1:4)
      a(i) = p(i) .and. q(i)
      b(i) = p(i) .or. q(i)
      c(i) = .not. p(i)
      d(i) = p(i) .eqv. q(i)
      e(i) = p(i) .neqv. q(i)
    end do
    call put('a', a)
    call put('b', b)
    call put('c', c)
    call put('d', d)
    call put('e', e)
  end subroutine

  subroutine case_logical_precedence
    logical :: a(8), p, q, r
    integer :: i
    do concurrent (i = 1:8)
      p = btest(i, 0)
      q = btest(i, 1)
      r = btest(i, 2)
      a(i) = p .or. q .and. .not. r .eqv. q .or. r
    end do
    call put('a', a)
  end subroutine

  subroutine case_logical_kinds
    logical(1) :: a(4)
    logical(2) :: b(4)
    logical(4) :: c(4)
    logical(8) :: d(4)
    integer :: i
    do concurrent (i = 1:4)
      a(i) = i > 2
      b(i) = mod(i, 2) == 0
      c(i) = a(i) .and. b(i)
      d(i) = a(i) .neqv. c(i)
    end do
    call put('a', a)
    call put('b', b)
    call put('c', c)
    call put('d', d)
  end subroutine

  subroutine case_logical_kind_conversion
    logical(1) :: a(3)
    logical(8) :: b(3)
    logical :: c(3)
    integer :: i
    a = [.true., .false., .true.]
    do concurrent (i = 1:3)
      b(i) = a(i)
      c(i) = logical(b(i)) .and. logical(i < 3, 4)
      a(i) = logical(.not. c(i), 1)
    end do
    call put('a', a)
    call put('b', b)
    call put('c', c)
  end subroutine

  subroutine case_flag_controls_branch
    logical :: flag(6)
    integer :: a(6), i
    do concurrent (i = 1:6)
      flag(i) = mod(i, 3) /= 1
    end do
    do concurrent (i = 1:6)
      if (flag(i)) then
        a(i) = i
      else
        a(i) = -i
      end if
    end do
    call put('a', a)
  end subroutine

  subroutine case_relational_old_spellings
    integer :: a(5), i
    do concurrent (i = 1:5)
      a(i) = 0
      if (i .gt. 2) a(i) = a(i) + 1
      if (i .ge. 2) a(i) = a(i) + 10
      if (i .lt. 4) a(i) = a(i) + 100
      if (i .le. 4) a(i) = a(i) + 1000
      if (i .eq. 3) a(i) = a(i) + 10000
      if (i .ne. 3) a(i) = a(i) + 100000
    end do
    call put('a', a)
  end subroutine

end module
