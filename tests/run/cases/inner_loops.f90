! Sequential loops inside: do, do while, endless do, exit, named exit and cycle, nested do concurrent.
module inner_loops
  use run_output, only: put
  implicit none
contains

  subroutine case_inner_do
    integer :: a(8), i, k
    do concurrent (i = 1:8)
      a(i) = 0
      do k = 1, i
        a(i) = a(i) + k
      end do
    end do
    call put('a', a)
  end subroutine

  subroutine case_inner_do_strides
    integer :: a(8), i, k
    do concurrent (i = 1:8)
      a(i) = 0
      do k = 20, i, -3
        a(i) = 2*a(i) + k
      end do
    end do
    call put('a', a)
  end subroutine

  subroutine case_inner_do_zero_trip
    integer :: a(5), i, k
    do concurrent (i = 1:5)
      a(i) = 3
      do k = 4, i
        a(i) = a(i)*10 + k
      end do
    end do
    call put('a', a)
  end subroutine

  subroutine case_do_variable_after_loop
    ! The do variable's value after the loop is the first one that was not run.
    integer :: a(5), b(5), i, k
    do concurrent (i = 1:5)
      do k = 1, i, 2
      end do
      a(i) = k
      do k = 9, 1, -i
        if (k < 4) exit
      end do
      b(i) = k
    end do
    call put('a', a)
    call put('b', b)
  end subroutine

  subroutine case_do_limits_evaluated_once
    integer :: a(5), i, k, n
    do concurrent (i = 1:5)
      n = i
      a(i) = 0
      do k = 1, n
        n = n + 1
        a(i) = a(i) + n
      end do
    end do
    call put('a', a)
  end subroutine

  subroutine case_exit_search
    integer :: table(10), found(6), i, k
    table = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29]
    do concurrent (i = 1:6)
      found(i) = 0
      do k = 1, 10
        if (table(k) > 4*i) exit
        found(i) = k
      end do
    end do
    call put('found', found)
  end subroutine

  subroutine case_do_while
    ! Steps of the Collatz sequence.
    integer :: steps(30), i, n
    do concurrent (i = 1:30)
      n = i
      steps(i) = 0
      do while (n /= 1)
        if (mod(n, 2) == 0) then
          n = n/2
        else
          n = 3*n + 1
        end if
        steps(i) = steps(i) + 1
      end do
    end do
    call put('steps', steps)
  end subroutine

  subroutine case_endless_do
    integer :: root(25), i, r
    do concurrent (i = 1:25)
      r = 0
      do
        if ((r + 1)*(r + 1) > i) exit
        r = r + 1
      end do
      root(i) = r
    end do
    call put('root', root)
  end subroutine

  subroutine case_exit_by_name
    integer :: a(12), i, j, k
    do concurrent (i = 1:12)
      a(i) = -1
      search: do j = 1, 12
        do k = j, 12
          if (j*k == i + 5) then
            a(i) = 100*j + k
            exit search
          end if
        end do
      end do search
    end do
    call put('a', a)
  end subroutine

  subroutine case_inner_cycle_by_name
    integer :: a(10), i, j, k
    do concurrent (i = 1:10)
      a(i) = 0
      rows: do j = 1, 5
        do k = 1, 5
          if (mod(i + j*k, 7) == 0) cycle rows
        end do
        a(i) = a(i) + j
      end do rows
    end do
    call put('a', a)
  end subroutine

  subroutine case_exit_from_if_construct
    integer :: a(8), i
    do concurrent (i = 1:8)
      a(i) = 1
      check: if (i > 2) then
        a(i) = 2
        if (i > 5) exit check
        a(i) = 3
      end if check
      a(i) = a(i)*10
    end do
    call put('a', a)
  end subroutine

  subroutine case_three_deep
    integer :: a(5), i, j, k, l
    do concurrent (i = 1:5)
      a(i) = 0
      do j = 1, i
        do k = j, 2*j
          do l = k, 1, -2
            a(i) = a(i) + mod(j*k + l, 5)
          end do
        end do
      end do
    end do
    call put('a', a)
  end subroutine

  subroutine case_nested_do_concurrent
    integer :: a(4, 5), i, j
    do concurrent (i = 1:4)
      do concurrent (j = 1:5) ! sequential
        a(i, j) = 10*i + j
      end do
    end do
    call put('a', [a])
  end subroutine

  subroutine case_nested_do_concurrent_mask
    integer :: a(4, 6, 3), i, j, k
    a = 0
    do concurrent (i = 1:4)
      do concurrent (j = 1:6:2, k = 1:3, mod(i + j + k, 2) == 0) ! sequential
        a(i, j, k) = 100*i + 10*j + k
        if (k == 2) cycle
        a(i, j, k) = -a(i, j, k)
      end do
    end do
    call put('a', [a])
  end subroutine

  subroutine case_host_do_around
    ! A host loop runs the same kernel many times with other values.
    integer :: a(6), i, t
    a = 1
    do t = 1, 5
      do concurrent (i = 1:6)
        a(i) = a(i)*2 + t*i
      end do
    end do
    call put('a', a)
  end subroutine

  subroutine case_labelled_do
    integer :: a(6), i, k
    do concurrent (i = 1:6)
      a(i) = 0
      do 10 k = 1, i
        if (k == 3) cycle
        a(i) = a(i) + k
10    continue
    end do
    call put('a', a)
  end subroutine

end module
