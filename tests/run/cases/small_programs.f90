! Mixed kernels of a realistic size.
module small_programs
  use run_output, only: put
  implicit none
  integer, parameter :: n = 24
contains

  pure integer function wrap(i)
    integer, intent(in) :: i
    wrap = modulo(i - 1, n) + 1
  end function

  subroutine case_life
    ! Conway's game on a torus.
    integer :: now(n, n), next(n, n), i, j, di, dj, alive, t
    now = 0
    now(2, 3) = 1
    now(3, 4) = 1
    now(4, 2:4) = 1
    do t = 1, 12
      do concurrent (j = 1:n, i = 1:n)
        alive = -now(i, j)
        do dj = -1, 1
          do di = -1, 1
            alive = alive + now(wrap(i + di), wrap(j + dj))
          end do
        end do
        next(i, j) = 0
        if (alive == 3 .or. (alive == 2 .and. now(i, j) == 1)) next(i, j) = 1
      end do
      do concurrent (j = 1:n, i = 1:n)
        now(i, j) = next(i, j)
      end do
    end do
    call put('now', [now])
  end subroutine

  subroutine case_sieve
    logical(1) :: composite(2:400)
    integer :: i, k
    composite = .false.
    do i = 2, 20
      if (composite(i)) cycle
      do concurrent (k = i*i:400:i)
        composite(k) = .true._1
      end do
    end do
    call put('composite', composite)
  end subroutine

  subroutine case_prefix_sum
    ! Doubling steps between two arrays.
    integer :: a(100), b(100), i, d
    do concurrent (i = 1:100)
      a(i) = mod(i*i, 11)
    end do
    d = 1
    do while (d < 100)
      do concurrent (i = 1:100)
        if (i > d) then
          b(i) = a(i) + a(i - d)
        else
          b(i) = a(i)
        end if
      end do
      do concurrent (i = 1:100)
        a(i) = b(i)
      end do
      d = 2*d
    end do
    call put('a', a)
  end subroutine

  subroutine case_histogram_by_bin
    integer :: data(200), bins(0:9), i, k
    do concurrent (i = 1:200)
      data(i) = modulo(i*i*7 + i, 10)
    end do
    do concurrent (k = 0:9)
      bins(k) = 0
      do i = 1, 200
        if (data(i) == k) bins(k) = bins(k) + 1
      end do
    end do
    call put('bins', bins)
  end subroutine

  subroutine case_random_numbers
    ! A linear congruential generator in 64 bits, one stream an iteration.
    integer(8) :: state
    integer :: a(30), i, k
    do concurrent (i = 1:30)
      state = 12345_8*i
      do k = 1, 20
        state = modulo(state*1103515245_8 + 12345_8, 2147483648_8)
      end do
      a(i) = int(state/65536_8)
    end do
    call put('a', a)
  end subroutine

  subroutine case_binary_search
    integer :: table(64), found(40), i, low, high, mid
    do concurrent (i = 1:64)
      table(i) = i*i
    end do
    do concurrent (i = 1:40)
      low = 1
      high = 64
      found(i) = -1
      do while (low <= high)
        mid = (low + high)/2
        if (table(mid) == 9*i) then
          found(i) = mid
          exit
        else if (table(mid) < 9*i) then
          low = mid + 1
        else
          high = mid - 1
        end if
      end do
    end do
    call put('found', found)
  end subroutine

  subroutine case_gather_scatter
    integer :: a(60), b(60), to(60), i
    do concurrent (i = 1:60)
      to(i) = modulo(i*7, 61)
    end do
    b = 0
    do concurrent (i = 1:60)
      a(i) = 1000 + i
    end do
    do concurrent (i = 1:60)
      b(to(i)) = a(i)
    end do
    do concurrent (i = 1:60)
      a(i) = b(to(to(i)))
    end do
    call put('a', a)
    call put('b', b)
  end subroutine

end module
