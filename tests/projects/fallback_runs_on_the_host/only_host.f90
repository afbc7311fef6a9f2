program only_host
  implicit none
  integer :: i
  do concurrent (i = 1:2)
    print '(a)', 'host'
  end do
end program
