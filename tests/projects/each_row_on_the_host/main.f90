program main
  implicit none
  interface
    pure subroutine far(x)
      real, intent(inout) :: x
    end subroutine
  end interface
  integer, parameter :: qp = selected_real_kind(18)
  real(8) :: double(10)
  real(qp) :: wide(10)
  real :: single(10)
  character(8) :: text(10)
  integer :: i, back(10)
  do concurrent (i = 1:10)
    double(i) = i/3.0d0
  end do
  do concurrent (i = 1:10)
    wide(i) = i/3.0_qp
  end do
  do concurrent (i = 1:10)
    write (text(i), '(i8)') i
  end do
  do concurrent (i = 1:10)
    if (i > 10) error stop 'never'
    read (text(i), *) back(i)
  end do
  do concurrent (i = 1:10)
    if (double(i) < 0) error stop 'negative'
    single(i) = i
  end do
  do concurrent (i = 1:10)
    call far(single(i))
  end do
  if (abs(sum(double) - 55/3.0d0) > 1d-12) error stop 'double'
  if (abs(sum(wide) - 55/3.0_qp) > 1e-17_qp) error stop 'wide'
  if (any(back /= [(i, i = 1, 10)])) error stop 'back'
  if (sum(single) /= 110) error stop 'single'
  print '(a)', 'right'
end program
