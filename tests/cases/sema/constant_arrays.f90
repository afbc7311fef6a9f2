module constant_arrays
  implicit none
  type :: unit_t
    integer :: kind = 4
    integer :: dims(2) = [1, 2]
  end type
  type, extends(unit_t) :: named_t
    character(3) :: name = 'abc'
  end type
  integer, parameter :: dp = selected_real_kind(p=12, r=200), i8 = selected_int_kind(12)
  integer, parameter :: kinds(*) = [kind(1.0), kind(1.0d0), i8]
  type(unit_t), parameter :: u = unit_t(8, [3, 4])
  type(named_t), parameter :: nt = named_t(dims=[5, 6], name='xy', kind=2)
  type(unit_t), parameter :: us(2) = [unit_t(), unit_t(kind=8)]
  integer, parameter :: table(2, 3) = reshape([1, 2, 3, 4, 5, 6], shape=[2, 3])
  integer, parameter :: n = sum(table), m = maxval(table(2, :)), k = count(table > 2), p = product([2, 3])
  integer, parameter :: sh(2) = shape(transpose(table)), d = dot_product([1, 2], [3, 4]), mm(2, 2) = &
    matmul(reshape([1, 2, 3, 4], [2, 2]), reshape([1, 0, 0, 1], [2, 2]))
  integer :: i
  integer, parameter :: pk(2) = pack([1, 2, 3], [.true., .false., .true.]), loc = maxloc([3, 9, 2], 1)
  integer, parameter :: cs(3) = cshift([1, 2, 3], 1), sp(2, 2) = spread([1, 2], 1, 2), sq(4) = [(i*i, i = 1, 4)]
  logical, parameter :: any_big = any(table > 5), all_pos = all(table > 0)
  character(*), parameter :: words(2) = [character(5) :: 'one', 'three'], joined = trim(words(1))//'-'//words(2)
  integer, parameter :: lens = len(joined), w = len_trim(words(1)), ix = index(joined, '-'), fl = findloc([4, 5], 5, 1)
  real(kinds(2)) :: a(n, m)
  real(u%kind) :: b(u%dims(2), nt%dims(1)), b2(us(2)%kind)
  real(kind(1.0_dp)) :: c(k, p, sh(1), sh(2))
  integer(i8) :: e(mm(1, 1), pk(2), loc, cs(3), sp(2, 1), sq(4))
  character(len(joined)) :: f(lens, w, ix, d)
  integer(merge(8, 4, any_big .and. all_pos)) :: g(fl, size(table), ubound(table, 2), rank(table))
  real(selected_real_kind(6, 30)) :: h(size(words), minval([4, 2, 7]), iand(7, 5), ishft(1, 3), nint(2.6), int(3.9d0))
  integer(kind=kind(huge(1_8))) :: hh(bit_size(1_8), digits(1.0), ichar('A'), mod(17, 5), max(2, 3), ceiling(1.2))
end module
