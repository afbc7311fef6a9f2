subroutine statements(n, x, p, q, text, any, any_rank)
  implicit none
  integer, intent(in) :: n
  real, allocatable :: x(:), y(:, :)
  real, pointer :: p(:), q(:, :)
  real, target :: t(10)
  character(20) :: text
  class(*), allocatable :: any
  real, intent(in) :: any_rank(..)
  integer :: i, j, status
  character(40) :: message
  namelist /settings/ i, j
  allocate (x(n), y(0:n, 3), stat=status, errmsg=message)
  allocate (x, source=t(1:n))
  allocate (integer :: any)
  deallocate (x, y)
  nullify (p, q)
  p => t
  p(0:) => t(2:8)
  q(1:2, 1:n) => t
  search: if (n > 1) then
    do
      i = i + 1
      if (i > 3) exit search
      do while (j < 2)
        j = j + 1
      end do
    end do
  else if (n == 0) then
    error stop 'no', quiet=.true.
  else
    stop 3
  end if search
  select case (n)
  case (1, 3:5)
    i = 1
  case (:-1)
    return
  case default
    i = 2
  end select
  select case (text)
  case ('a':'c', 'x')
    i = 3
  end select
  where (x > 0)
    x = 1
  elsewhere (x < -1)
    x = 2
  elsewhere
    x = 3
  end where
  where (x > 0) x = -x
  forall (i = 1:n, j = 1:n, i /= j) y(i, j) = i
  select rank (any_rank)
  rank (0)
    x(1) = any_rank
  rank (2)
    x(1) = any_rank(1, 2)
  rank (*)
    x(1) = any_rank(1)
  rank default
    x(1) = 0
  end select
  print *, n, (t(i), i = 1, 3)
  write (text, '(i0)') n
  write (*, fmt=30, iostat=status) x
  read (5, nml=settings)
  read (10, settings, err=40)
  open (unit=10, file=text)
  inquire (file='f', exist=x)
  close (10)
30 format (f6.2)
  if (n) 40, 50, 40
  goto (40, 50), n
  goto 50
40 continue
  sync all
  critical
    i = 1
  end critical
  do 60 i = 1, 3
    if (i == 2) goto 60
    j = i
60 continue
50 x(1) = 1
end subroutine
