! Loops in preprocessed source and around INCLUDE lines.
#define ROWS 5
#define AT(a, i) a(i)
module include_and_cpp
  use run_output, only: put
  implicit none
contains

#ifdef ROWS
  subroutine case_macros
    integer :: a(ROWS), i
    do concurrent (i = 1:ROWS)
      AT(a, i) = ROWS*i
    end do
    call put('a', a)
  end subroutine
#else
  not Fortran
#endif

  subroutine case_include_line
    include 'include_and_cpp_declarations.inc'
    do concurrent (i = 1:width)
      include 'include_and_cpp_body.inc'
    end do
    call put('a', a)
  end subroutine

#if ROWS == 5
  subroutine case_after_conditional
    integer :: a(3), i
    do concurrent (i = 1:3)
      a(i) = __LINE__ - __LINE__ + i
    end do
    call put('a', a)
  end subroutine
#endif

end module
