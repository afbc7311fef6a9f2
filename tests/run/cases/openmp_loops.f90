! Loops under `!$omp parallel do`: what clauses make private, reductions, nests; directives in odd places.
! openmp: yes
module openmp_loops
  use run_output, only: put
  implicit none
  integer :: module_scalar = 3
  integer :: module_array(8) = 0
  type :: pair_t
    integer :: scale = 2
    integer, allocatable :: values(:)
  end type
contains

  subroutine case_omp_plain
    integer :: a(10), i
    !$omp parallel do
    do i = 1, 10
      a(i) = i*i
    end do
    call put('a', a)
  end subroutine

  subroutine case_omp_private
    integer :: a(10), i, t, u
    u = 5
    !$omp parallel do private(t) firstprivate(u) &
    !$omp& schedule(dynamic, 2), num_threads(3) &
    ! a comment between
    !$omp proc_bind(close)
    do i = 1, 10
      t = i + u
      u = u + 1
      a(i) = t*t + u
      u = 5
    end do
    !$omp end parallel do
    call put('a', a)
  end subroutine

  subroutine case_omp_private_arrays
    integer :: a(10), b(3), c(0:2), i, j
    c = [7, 8, 9]
    !$omp parallel do private(b) firstprivate(c)
    do i = 1, 10
      b = i
      do j = 1, 3
        b(j) = b(j) + c(j - 1)
      end do
      c(0) = i
      a(i) = sum(b) + c(0)
      c(0) = 7
    end do
    call put('a', a)
  end subroutine

  subroutine case_omp_lastprivate
    integer :: a(9), i, last, three(3)
    real :: x
    last = -1
    !$omp parallel do lastprivate(last, x, three)
    do i = 9, 1, -2
      last = 3*i
      x = 0.5*last
      three = i
      a(i) = last + int(x)
    end do
    call put('a', a(1::2))
    call put('last', last)
    call put('x', x)
    call put('three', three)
  end subroutine

  subroutine case_omp_lastprivate_loop_variable
    integer :: a(4, 5), i, j, k, n
    n = 5
    !$omp parallel do lastprivate(i)
    do i = 1, 4
      a(i, 1) = i
    end do
    call put('i', i)
    !$omp parallel do lastprivate(k)
    do i = 1, 4
      do k = 1, n
        a(i, k) = 10*i + k
      end do
    end do
    call put('k', k)
    !$omp parallel do simd collapse(2)
    do j = 1, n
      do i = 4, 1, -1
        a(i, j) = a(i, j) + i
      end do
    end do
    call put('i', i)
    call put('j', j)
    call put('a', [a])
    !$omp parallel do simd ! empty
    do i = 4, n - 4
      a(i, 1) = 0
    end do
    call put('i', i)
  end subroutine

  subroutine case_omp_reductions
    integer :: i, total, product_, largest, smallest, bits, any_bit, odd_bits, minus
    logical :: all_, any_, same, differ
    real :: s
    total = 100; product_ = 1; largest = -5; smallest = 500; bits = -1; any_bit = 0; odd_bits = 5; minus = 10
    all_ = .true.; any_ = .false.; same = .true.; differ = .false.
    s = 0.5
    !$omp parallel do reduction(+: total, s) reduction(*: product_) reduction(max: largest) reduction(min: smallest) &
    !$omp   reduction(iand: bits) reduction(ior: any_bit) reduction(ieor: odd_bits) reduction(-: minus) &
    !$omp   reduction(.and.: all_) reduction(.or.: any_) reduction(.eqv.: same) reduction(.neqv.: differ)
    do i = 1, 12
      total = total + i
      s = s + i
      product_ = product_*merge(2, 1, i < 9)
      largest = max(largest, mod(7*i, 11))
      smallest = min(smallest, 40 - i)
      bits = iand(bits, 8 + i)
      any_bit = ior(any_bit, i)
      odd_bits = ieor(odd_bits, i)
      minus = minus - i
      all_ = all_ .and. i < 12
      any_ = any_ .or. i == 7
      same = same .eqv. i > 3
      differ = differ .neqv. i > 3
    end do
    call put('integers', [total, product_, largest, smallest, bits, any_bit, odd_bits, minus])
    call put('logicals', [all_, any_, same, differ])
    call put('s', s)
  end subroutine

  subroutine case_omp_array_reduction
    integer :: counts(0:3), i
    counts = [1, 2, 3, 4]
    !$omp parallel do reduction(+: counts)
    do i = 1, 1000
      counts(mod(i*i, 4)) = counts(mod(i*i, 4)) + 1
    end do
    call put('counts', counts)
  end subroutine

  subroutine case_omp_collapse
    integer :: a(3, 4, 5), b(3, 4), i, j, k
    a = 0
    !$omp parallel do collapse(3)
    planes: do k = 5, 1, -2
      rows: do j = 1, 4
        columns: do i = 1, 3
          if (i == 2) cycle columns
          a(i, j, k) = 100*i + 10*j + k
        end do columns
      end do rows
    end do planes
    call put('a', [a])
    !$omp parallel do collapse(2)
    do j = 1, 4
      do i = 1, 3
        b(i, j) = 0
        do k = 1, i
          b(i, j) = b(i, j) + a(k, j, 5)
          if (b(i, j) > 200) exit
        end do
      end do
    end do
    call put('b', [b])
  end subroutine

  subroutine case_omp_default
    integer :: a(6), b(6), i, t, u, w
    u = 4; w = 6
    !$omp parallel do default(none) shared(a, u) private(t)
    do i = 1, 6
      t = i
      a(i) = t + u
    end do
    !$omp parallel do default(private) shared(b) firstprivate(w)
    do i = 1, 6
      t = 2*i
      u = t + w
      b(i) = u
    end do
    call put('a', a)
    call put('b', b)
    u = 4
    !$omp parallel do default(firstprivate) shared(a, b)
    do i = 1, 6
      w = w + u
      a(i) = w
      b(i) = b(i) + w
      w = w - u
    end do
    call put('a', a)
    call put('b', b)
  end subroutine

  subroutine case_omp_shared_scalar
    integer :: a(20), i, found
    found = 0
    !$omp parallel do shared(found)
    do i = 1, 20
      a(i) = mod(i*7, 20)
      if (a(i) == 1) found = i
    end do
    call put('found', found)
  end subroutine

  subroutine case_omp_nested
    integer :: a(5, 6), i, j, t
    !$omp parallel do private(t)
    do i = 1, 5
      t = i
      !$omp parallel do firstprivate(t) ! sequential
      do j = 1, 6
        a(i, j) = t + 10*j
      end do
      !$omp end parallel do
      do concurrent (j = 1:6:2) ! sequential
        a(i, j) = -a(i, j)
      end do
      !$omp simd
      do j = 1, 6
        a(i, j) = a(i, j) + 1
      end do
    end do
    call put('a', [a])
    do concurrent (i = 1:5)
      !$omp parallel do lastprivate(j) ! sequential
      do j = 1, 6
        a(i, j) = i*j
      end do
      a(i, 1) = j
    end do
    call put('a', [a])
  end subroutine

  subroutine case_omp_in_odd_places
    integer :: a(8), b(8), i, k, n
    logical :: yes
    n = 8; yes = .true.; a = 0; b = 0
    if (yes) then
      !$omp parallel do
      do i = 1, n; a(i) = i; end do; b(1) = 5
    else
      a = -1
    end if
    do k = 1, 3
      !$OMP PARALLELDO
      DO 20 i = 1, n
        IF (MOD(i, k) == 0) CYCLE
        a(i) = a(i) + k
20    CONTINUE
      !$OMP ENDPARALLELDO
    end do
    select case (n)
    case (8)
!$omp parallel do shared(b) ! the directive's own comment
!     and one between

      do i = &
        1, &
        n - 1
        b(i + 1) = a(i)
      end do ! the end
!$omp end parallel do ! really
    end select
    block
      integer :: c(8)
      !$omp parallel do
      do i = 1, n
        c(i) = b(i)
      end do
      b = c
    end block
    call put('a', a)
    call put('b', b)
  end subroutine

  subroutine case_omp_host_variables
    integer :: a(8), outer
    outer = 4
    call inside
    call put('a', a)
    call put('module_array', module_array)
  contains
    subroutine inside
      integer :: i
      !$omp parallel do
      do i = 1, 8
        a(i) = outer*i + module_scalar
        module_array(i) = a(i) + add(i)
      end do
    end subroutine
    integer function add(k)
      integer, intent(in) :: k
      add = outer + k
    end function
  end subroutine

  subroutine case_omp_components
    type(pair_t) :: p
    integer :: i
    allocate (p%values(7))
    !$omp parallel do
    do i = 1, 7
      p%values(i) = p%scale*i
    end do
    call put('values', p%values)
  end subroutine

  subroutine case_omp_array_statements
    integer :: a(4, 6), i
    !$omp parallel do
    do i = 1, 6
      a(:, i) = i
      where (a(:, i) > 3) a(:, i) = -a(:, i)
      if (any(a(:, i) < -5)) a(1, i) = maxval(a(:, i))
    end do
    call put('a', [a])
  end subroutine

  subroutine case_omp_wide_index
    integer(8) :: i
    integer :: a(5)
    !$omp parallel do if(.true.)
    do i = 10000000001_8, 10000000005_8
      a(i - 10000000000_8) = int(i - 9999999990_8)
    end do
    call put('a', a)
  end subroutine

end module
