! Which iteration is the last one that writes. (With several index variables the hosts differ in that.)
module live_out_order
  use run_output, only: put
  implicit none
contains

  subroutine case_order_of_stride
    integer :: i, up, down, a(6)
    up = 0
    down = 0
    do concurrent (i = 1:6)
      a(i) = i
      if (mod(i, 3) /= 0) up = i
    end do
    do concurrent (i = 6:1:-1, i > 2)
      a(i) = -i
      if (mod(i, 3) /= 0) down = i
    end do
    call put('a', a)
    call put('up and down', [up, down])
  end subroutine

  subroutine case_order_in_inner_loop
    integer :: i, k, last
    last = 0
    do concurrent (i = 1:5)
      do k = 1, 5
        if (i*k == 4) last = 10*i + k
      end do
    end do
    call put('last', last)
  end subroutine

  subroutine case_order_of_nested_loops
    integer :: i, j, last
    last = 0
    do concurrent (i = 1:5)
      do concurrent (j = 5:1:-1, i /= 3) ! sequential
        if (i*j == 4 .or. i*j == 9) last = 10*i + j
      end do
    end do
    call put('last', last)
  end subroutine

end module
