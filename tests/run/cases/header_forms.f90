! Where a loop may stand and how it may be written: labels, names, semicolons, continuation, inside other constructs.
module header_forms
  use run_output, only: put
  implicit none
contains

  subroutine case_semicolons
    integer :: a(5), b(5), n, i
    n = 5; do concurrent (i = 1:n); a(i) = i; b(i) = -i; end do; n = 7
    call put('a', a); call put('b', b); call put('n', n)
  end subroutine

  subroutine case_two_loops_on_a_line
    integer :: a(3), b(3), i
    do concurrent (i = 1:3); a(i) = i; end do; do concurrent (i = 1:3); b(i) = 2*a(i); end do
    call put('a', a)
    call put('b', b)
  end subroutine

  subroutine case_continued_header
    integer :: a(4, 4), i, j
    a = 0
    do &
      concurrent & ! a comment
      ( i = 1 : &

        4, j = &
        &1:4:2, &
        mod(i + j, 2) == 0 &
      )
      a(i, &
        j) = 10*i &
        + j
    end do
    call put('a', [a])
  end subroutine

  subroutine case_labelled_loop
    integer :: a(4), i
    do 10 concurrent (i = 1:4)
      a(i) = 3*i
10  continue
    call put('a', a)
  end subroutine

  subroutine case_statement_labels
    integer :: a(4), i
100 do concurrent (i = 1:4)
110   a(i) = i
120   if (i == 2) a(i) = 22
130 end do
    call put('a', a)
  end subroutine

  subroutine case_named_loop
    integer :: a(4), i
    fill: do concurrent (i = 1:4)
      a(i) = i
      if (i == 3) cycle fill
      a(i) = 10*i
    end do fill
    call put('a', a)
  end subroutine

  subroutine case_in_host_constructs
    integer :: a(6), n, i, k
    a = 0
    n = 3
    if (n > 2) then
      do concurrent (i = 1:2)
        a(i) = i
      end do
    else
      do concurrent (i = 1:2) ! empty
        a(i) = -i
      end do
    end if
    select case (n)
    case (1:2)
      a(3) = 1
    case default
      do concurrent (i = 3:4)
        a(i) = 10*i
      end do
    end select
    do k = 5, 6
      block
        integer :: scale
        scale = 100*k
        do concurrent (i = k:k)
          a(i) = scale + i
        end do
      end block
    end do
    call put('a', a)
  end subroutine

  subroutine case_in_block_with_own_index
    integer :: a(4), i
    i = -3
    block
      integer :: i, b(4)
      do concurrent (i = 1:4)
        b(i) = i*i
      end do
      a = b
    end block
    call put('a', a)
    call put('i', i)
  end subroutine

  subroutine case_one_line_if_before
    integer :: a(3), i, n
    n = 3
    if (n == 4) n = 2
    do concurrent (i = 1:n)
      if (i == 2) cycle; a(i) = i
    end do
    call put('a(1)', a(1))
    call put('a(3)', a(3))
  end subroutine

  subroutine case_empty_body
    integer :: i
    do concurrent (i = 1:5)
    end do
    do concurrent (i = 1:5)
      continue
    end do
    call put('done', 1)
  end subroutine

  subroutine case_comments_and_directives
    integer :: a(4), i
    !dir$ vector always
    do concurrent (i = 1:4) ! do concurrent (k = 1:9)
      ! end do
      a(i) = i ! a(i) = 0
    end do ! end
    call put('a', a)
  end subroutine

  subroutine case_index_is_dummy_or_module_variable
    integer :: k
    k = 55
    call inner(k)
    call put('k', k)
  contains
    subroutine inner(i)
      integer, intent(inout) :: i
      integer :: a(3)
      do concurrent (i = 1:3)
        a(i) = i + 1
      end do
      call put('a', a)
    end subroutine
  end subroutine

  subroutine case_index_near_limits
    integer :: a(4), i
    do concurrent (i = huge(i) - 4:huge(i) - 1)
      a(i - (huge(i) - 5)) = huge(i) - i
    end do
    call put('a', a)
  end subroutine

  subroutine case_stride_is_variable
    integer :: a(10), i, step, t
    do t = 1, 4
      a = 0
      step = merge(t, -t, mod(t, 2) == 0)
      do concurrent (i = merge(1, 10, step > 0):merge(10, 1, step > 0):step)
        a(i) = i
      end do
      call put('a', a)
    end do
  end subroutine

  subroutine case_limits_of_several_kinds
    integer(1) :: low
    integer(8) :: high
    integer(2) :: step
    integer :: a(20), i
    low = 2_1
    high = 19_8
    step = 5_2
    a = 0
    do concurrent (i = low:int(high):step)
      a(i) = i
    end do
    call put('a', a)
  end subroutine

end module
