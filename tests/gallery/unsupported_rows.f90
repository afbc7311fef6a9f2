! A loop for each construct of the unsupported list (contract T1), each with a check of what it has computed.
! The line before a subroutine names the row and the construct. Unit 10 is connected to a scratch file.

! U1: real(8)
subroutine try_real_8
  real(8) :: x(3)
  integer :: i
  do concurrent (i = 1:3)
    x(i) = i/4d0
  end do
  if (sum(x) /= 1.5d0) error stop 'real(8)'
end subroutine

! U1: complex(8)
subroutine try_complex_8
  complex(8) :: x(3)
  integer :: i
  do concurrent (i = 1:3)
    x(i) = (1d0, 2d0)*i
  end do
  if (sum(x) /= (6d0, 12d0)) error stop 'complex(8)'
end subroutine

! U2: real(10)
subroutine try_real_10
  real(10) :: x(3)
  integer :: i
  do concurrent (i = 1:3)
    x(i) = i/4.0_10
  end do
  if (sum(x) /= 1.5) error stop 'real(10)'
end subroutine

! U2: real(16)
subroutine try_real_16
  real(16) :: x(3)
  integer :: i
  do concurrent (i = 1:3)
    x(i) = i/4.0_16
  end do
  if (sum(x) /= 1.5) error stop 'real(16)'
end subroutine

! U2: complex(10)
subroutine try_complex_10
  complex(10) :: x(3)
  integer :: i
  do concurrent (i = 1:3)
    x(i) = (1.0_10, 2.0_10)*i
  end do
  if (sum(x) /= (6.0, 12.0)) error stop 'complex(10)'
end subroutine

! U2: complex(16)
subroutine try_complex_16
  complex(16) :: x(3)
  integer :: i
  do concurrent (i = 1:3)
    x(i) = (1.0_16, 2.0_16)*i
  end do
  if (sum(x) /= (6.0, 12.0)) error stop 'complex(16)'
end subroutine

! U3: print
subroutine try_print
  integer :: i
  do concurrent (i = 1:3, i == 2)
    print '(a)', 'printed'
  end do
end subroutine

! U3: write
subroutine try_write
  integer :: i
  do concurrent (i = 1:3, i == 2)
    write (*, '(a)') 'written'
  end do
end subroutine

! U3: read
subroutine try_read
  integer :: i, k(3)
  rewind (10)
  write (10, '(i2)') 1, 2, 3
  rewind (10)
  do concurrent (i = 1:3, i == 2)
    read (10, *) k
  end do
  if (any(k /= [1, 2, 3])) error stop 'read'
end subroutine

! U3: internal-file write
subroutine try_internal_write
  character(2) :: x(3)
  integer :: i
  do concurrent (i = 1:3)
    write (x(i), '(i2)') i
  end do
  if (any(x /= [' 1', ' 2', ' 3'])) error stop 'internal-file write'
end subroutine

! U3: internal-file read
subroutine try_internal_read
  character(1) :: x(3) = ['1', '2', '3']
  integer :: i, k(3)
  do concurrent (i = 1:3)
    read (x(i), *) k(i)
  end do
  if (any(k /= [1, 2, 3])) error stop 'internal-file read'
end subroutine

! U3: open
subroutine try_open
  integer :: i
  logical :: done
  do concurrent (i = 1:3, i == 2)
    open (11, status='scratch')
  end do
  inquire (11, opened=done)
  if (.not. done) error stop 'open'
end subroutine

! U3: close
subroutine try_close
  integer :: i
  logical :: done
  open (12, status='scratch')
  do concurrent (i = 1:3, i == 2)
    close (12)
  end do
  inquire (12, opened=done)
  if (done) error stop 'close'
end subroutine

! U3: inquire
subroutine try_inquire
  integer :: i
  logical :: done(3)
  done = .false.
  do concurrent (i = 1:3)
    inquire (10, opened=done(i))
  end do
  if (.not. all(done)) error stop 'inquire'
end subroutine

! U3: rewind
subroutine try_rewind
  integer :: i, k
  rewind (10)
  write (10, *) 7
  do concurrent (i = 1:3, i == 2)
    rewind (10)
  end do
  read (10, *) k
  if (k /= 7) error stop 'rewind'
end subroutine

! U3: backspace
subroutine try_backspace
  integer :: i, k
  rewind (10)
  write (10, *) 8
  do concurrent (i = 1:3, i == 2)
    backspace (10)
  end do
  read (10, *) k
  if (k /= 8) error stop 'backspace'
end subroutine

! U3: endfile
subroutine try_endfile
  integer :: i, k, status
  rewind (10)
  do concurrent (i = 1:3, i == 2)
    endfile (10)
  end do
  rewind (10)
  read (10, *, iostat=status) k
  if (status >= 0) error stop 'endfile'
  rewind (10)
end subroutine

! U3: flush
subroutine try_flush
  integer :: i
  do concurrent (i = 1:3, i == 2)
    flush (10)
  end do
end subroutine

! U3: wait
subroutine try_wait
  integer :: i
  do concurrent (i = 1:3, i == 2)
    wait (10)
  end do
end subroutine

! U4: error stop
subroutine try_error_stop
  real :: x(3)
  integer :: i
  do concurrent (i = 1:3)
    x(i) = i
    if (x(i) < 0) error stop 'negative'
  end do
  if (sum(x) /= 6) error stop 'error stop'
end subroutine

! U4: stop
subroutine try_stop
  real :: x(3)
  integer :: i
  !$omp parallel do
  do i = 1, 3
    x(i) = i
    if (x(i) < 0) stop 3
  end do
  if (sum(x) /= 6) error stop 'stop'
end subroutine

! U5: a call of a procedure without a visible body that devices do not provide
subroutine try_call
  interface
    pure subroutine far(x)
      real, intent(inout) :: x
    end subroutine
  end interface
  real :: x(3)
  integer :: i
  x = 1
  do concurrent (i = 1:3)
    call far(x(i))
  end do
  if (sum(x) /= 6) error stop 'call'
end subroutine

! U5: a call through a procedure dummy or pointer whose targets are not all known
subroutine try_pointer
  abstract interface
    pure real function fn(x)
      real, intent(in) :: x
    end function
  end interface
  interface
    subroutine choose(p)
      import fn
      procedure(fn), pointer, intent(out) :: p
    end subroutine
  end interface
  procedure(fn), pointer :: p
  real :: x(3)
  integer :: i
  x = 1
  call choose(p)
  do concurrent (i = 1:3)
    x(i) = p(x(i))
  end do
  if (sum(x) /= 6) error stop 'pointer'
end subroutine
