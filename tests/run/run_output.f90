! Output of the run cases: exact, one line a value or array, the same text from every host compiler.
! Integers and logicals print in decimal, reals and complex numbers as the hexadecimal digits of their bits.
! Arrays print in array element order, long ones as extent, both ends and a hash of all elements. Pass `[a]` for rank > 1.
module run_output
  use, intrinsic :: iso_fortran_env, only: int8, int16, int32, int64, real32, real64
  implicit none
  private
  public :: put, put_close, begin_case

  integer, parameter :: shown = 40

  interface put
    module procedure put_int8, put_int8_array
    module procedure put_int16, put_int16_array
    module procedure put_int32, put_int32_array
    module procedure put_int64, put_int64_array
    module procedure put_log1, put_log1_array
    module procedure put_log2, put_log2_array
    module procedure put_log4, put_log4_array
    module procedure put_log8, put_log8_array
    module procedure put_real32, put_real32_array
    module procedure put_real64, put_real64_array
    module procedure put_cplx32, put_cplx32_array
    module procedure put_cplx64, put_cplx64_array
  end interface

  ! "close" when every element is within so many units in the last place of the expected one, else the first that is not.
  interface put_close
    module procedure close_real32, close_real32_array, close_real64, close_real64_array
    module procedure close_cplx32_array, close_cplx64_array
  end interface

contains

  subroutine begin_case(name)
    character(*), intent(in) :: name
    print '(2a)', '== ', name
    flush (6)
  end subroutine

  subroutine put_int8(label, x)
    character(*), intent(in) :: label
    integer(int8), intent(in) :: x
    call put_int8_array(label, [x])
  end subroutine

  subroutine put_int8_array(label, x)
    character(*), intent(in) :: label
    integer(int8), intent(in) :: x(:)
    integer(int64) :: words(size(x))
    words = int(x, int64)
    call put_words(label, words, 0)
  end subroutine

  subroutine put_int16(label, x)
    character(*), intent(in) :: label
    integer(int16), intent(in) :: x
    call put_int16_array(label, [x])
  end subroutine

  subroutine put_int16_array(label, x)
    character(*), intent(in) :: label
    integer(int16), intent(in) :: x(:)
    integer(int64) :: words(size(x))
    words = int(x, int64)
    call put_words(label, words, 0)
  end subroutine

  subroutine put_int32(label, x)
    character(*), intent(in) :: label
    integer(int32), intent(in) :: x
    call put_int32_array(label, [x])
  end subroutine

  subroutine put_int32_array(label, x)
    character(*), intent(in) :: label
    integer(int32), intent(in) :: x(:)
    integer(int64) :: words(size(x))
    words = int(x, int64)
    call put_words(label, words, 0)
  end subroutine

  subroutine put_int64(label, x)
    character(*), intent(in) :: label
    integer(int64), intent(in) :: x
    call put_int64_array(label, [x])
  end subroutine

  subroutine put_int64_array(label, x)
    character(*), intent(in) :: label
    integer(int64), intent(in) :: x(:)
    integer(int64) :: words(size(x))
    words = int(x, int64)
    call put_words(label, words, 0)
  end subroutine

  subroutine put_log1(label, x)
    character(*), intent(in) :: label
    logical(1), intent(in) :: x
    call put_log1_array(label, [x])
  end subroutine

  subroutine put_log1_array(label, x)
    character(*), intent(in) :: label
    logical(1), intent(in) :: x(:)
    integer(int64) :: words(size(x))
    words = merge(1_int64, 0_int64, x)
    call put_words(label, words, 0)
  end subroutine

  subroutine put_log2(label, x)
    character(*), intent(in) :: label
    logical(2), intent(in) :: x
    call put_log2_array(label, [x])
  end subroutine

  subroutine put_log2_array(label, x)
    character(*), intent(in) :: label
    logical(2), intent(in) :: x(:)
    integer(int64) :: words(size(x))
    words = merge(1_int64, 0_int64, x)
    call put_words(label, words, 0)
  end subroutine

  subroutine put_log4(label, x)
    character(*), intent(in) :: label
    logical(4), intent(in) :: x
    call put_log4_array(label, [x])
  end subroutine

  subroutine put_log4_array(label, x)
    character(*), intent(in) :: label
    logical(4), intent(in) :: x(:)
    integer(int64) :: words(size(x))
    words = merge(1_int64, 0_int64, x)
    call put_words(label, words, 0)
  end subroutine

  subroutine put_log8(label, x)
    character(*), intent(in) :: label
    logical(8), intent(in) :: x
    call put_log8_array(label, [x])
  end subroutine

  subroutine put_log8_array(label, x)
    character(*), intent(in) :: label
    logical(8), intent(in) :: x(:)
    integer(int64) :: words(size(x))
    words = merge(1_int64, 0_int64, x)
    call put_words(label, words, 0)
  end subroutine

  subroutine put_real32(label, x)
    character(*), intent(in) :: label
    real(real32), intent(in) :: x
    call put_real32_array(label, [x])
  end subroutine

  subroutine put_real32_array(label, x)
    character(*), intent(in) :: label
    real(real32), intent(in) :: x(:)
    integer(int64) :: words(size(x))
    words = iand(int(transfer(x, [0_int32]), int64), int(z"FFFFFFFF", int64))
    call put_words(label, words, 8)
  end subroutine

  subroutine put_real64(label, x)
    character(*), intent(in) :: label
    real(real64), intent(in) :: x
    call put_real64_array(label, [x])
  end subroutine

  subroutine put_real64_array(label, x)
    character(*), intent(in) :: label
    real(real64), intent(in) :: x(:)
    integer(int64) :: words(size(x))
    words = transfer(x, [0_int64])
    call put_words(label, words, 16)
  end subroutine

  subroutine put_cplx32(label, x)
    character(*), intent(in) :: label
    complex(real32), intent(in) :: x
    call put_cplx32_array(label, [x])
  end subroutine

  subroutine put_cplx32_array(label, x)
    character(*), intent(in) :: label
    complex(real32), intent(in) :: x(:)
    integer(int64) :: words(size(x))
    words = transfer(x, [0_int64])
    call put_words(label, words, 16)
  end subroutine

  subroutine put_cplx64(label, x)
    character(*), intent(in) :: label
    complex(real64), intent(in) :: x
    call put_cplx64_array(label, [x])
  end subroutine

  subroutine put_cplx64_array(label, x)
    character(*), intent(in) :: label
    complex(real64), intent(in) :: x(:)
    integer(int64) :: words(2*size(x))
    words = transfer(x, [0_int64])
    call put_words(label, words, 16)
  end subroutine

  subroutine put_words(label, words, digits)
    character(*), intent(in) :: label
    integer(int64), intent(in) :: words(:)
    integer, intent(in) :: digits  ! of a hexadecimal number; 0: decimal
    integer(int64), parameter :: p = 2147483647_int64
    integer(int64) :: hash
    integer :: n, i
    n = size(words)
    if (n <= shown) then
      call put_line(label // ':', words, digits)
      return
    end if
    hash = 0
    do i = 1, n
      hash = modulo(hash*31_int64 + modulo(words(i), p), p)
    end do
    print '(2a,i0,a,i0)', label, ' extent ', n, ' hash ', hash
    call put_line(label // ' first:', words(:4), digits)
    call put_line(label // ' last:', words(n-3:), digits)
  end subroutine

  subroutine put_line(label, words, digits)
    character(*), intent(in) :: label
    integer(int64), intent(in) :: words(:)
    integer, intent(in) :: digits
    select case (digits)
    case (0)
      print '(a,*(1x,i0))', label, words
    case (8)
      print '(a,*(1x,z8.8))', label, words
    case default
      print '(a,*(1x,z16.16))', label, words
    end select
  end subroutine

  subroutine close_real32(label, x, expected, ulps)
    character(*), intent(in) :: label
    real(real32), intent(in) :: x, expected
    integer, intent(in) :: ulps
    call close_real32_array(label, [x], [expected], ulps)
  end subroutine

  subroutine close_real32_array(label, x, expected, ulps)
    character(*), intent(in) :: label
    real(real32), intent(in) :: x(:), expected(:)
    integer, intent(in) :: ulps
    integer :: i
    do i = 1, size(x)
      if (.not. abs(x(i) - expected(i)) <= ulps*spacing(expected(i))) then
        print '(2a,i0,a,2(1x,es24.16))', label, ' differs at ', i, ':', x(i), expected(i)
        return
      end if
    end do
    print '(2a,i0)', label, ' close, extent ', size(x)
  end subroutine

  subroutine close_real64(label, x, expected, ulps)
    character(*), intent(in) :: label
    real(real64), intent(in) :: x, expected
    integer, intent(in) :: ulps
    call close_real64_array(label, [x], [expected], ulps)
  end subroutine

  subroutine close_real64_array(label, x, expected, ulps)
    character(*), intent(in) :: label
    real(real64), intent(in) :: x(:), expected(:)
    integer, intent(in) :: ulps
    integer :: i
    do i = 1, size(x)
      if (.not. abs(x(i) - expected(i)) <= ulps*spacing(expected(i))) then
        print '(2a,i0,a,2(1x,es24.16))', label, ' differs at ', i, ':', x(i), expected(i)
        return
      end if
    end do
    print '(2a,i0)', label, ' close, extent ', size(x)
  end subroutine

  subroutine close_cplx32_array(label, x, expected, ulps)
    character(*), intent(in) :: label
    complex(real32), intent(in) :: x(:), expected(:)
    integer, intent(in) :: ulps
    integer :: i
    do i = 1, size(x)
      if (.not. abs(x(i) - expected(i)) <= ulps*spacing(abs(expected(i)))) then
        print '(2a,i0,a,4(1x,es24.16))', label, ' differs at ', i, ':', x(i), expected(i)
        return
      end if
    end do
    print '(2a,i0)', label, ' close, extent ', size(x)
  end subroutine

  subroutine close_cplx64_array(label, x, expected, ulps)
    character(*), intent(in) :: label
    complex(real64), intent(in) :: x(:), expected(:)
    integer, intent(in) :: ulps
    integer :: i
    do i = 1, size(x)
      if (.not. abs(x(i) - expected(i)) <= ulps*spacing(abs(expected(i)))) then
        print '(2a,i0,a,4(1x,es24.16))', label, ' differs at ', i, ':', x(i), expected(i)
        return
      end if
    end do
    print '(2a,i0)', label, ' close, extent ', size(x)
  end subroutine

end module
