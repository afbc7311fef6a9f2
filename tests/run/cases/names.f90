! Names that mean something in C++, CUDA, MSL or to the code that is generated; names of intrinsics; upper and lower case.
module names
  use run_output, only: put
  implicit none
  integer :: kernel = 4, device = 5, constant = 6, thread = 7
contains

  pure integer function template(class, new)
    integer, intent(in) :: class, new
    template = class*new
  end function

  pure subroutine delete(this, operator, namespace)
    integer, intent(in) :: this, operator
    integer, intent(out) :: namespace
    integer :: auto, register, goto_
    auto = this + operator
    register = auto*2
    goto_ = register - 1
    namespace = goto_
  end subroutine

  pure integer function printf(n)
    integer, intent(in) :: n
    printf = n + 1000
  end function

  subroutine case_cpp_keywords
    integer :: int(4), double(4), float(4), i
    integer :: short, long, unsigned, signed, bool, static, typedef, volatile, union, enum, void
    short = 1; long = 2; unsigned = 3; signed = 4; bool = 5
    do concurrent (i = 1:4)
      int(i) = short + i*long
      static = int(i) + unsigned
      typedef = static*signed
      double(i) = typedef - bool
      volatile = 1; union = 2; enum = 3; void = 4
      float(i) = volatile + union*10 + enum*100 + void*1000 + double(i)
    end do
    call put('int', int)
    call put('double', double)
    call put('float', float)
  end subroutine

  subroutine case_cpp_keywords_as_procedures
    integer :: try(4), catch(4), throw, i
    do concurrent (i = 1:4)
      try(i) = template(i, i + 1)
      call delete(try(i), i, throw)
      catch(i) = throw + printf(i)
    end do
    call put('try', try)
    call put('catch', catch)
  end subroutine

  subroutine case_device_words
    integer :: threadidx(6), args(6), header, count, status, position, i
    do concurrent (i = 1:6)
      header = kernel + i
      count = device*header
      status = constant - count
      position = thread
      args(i) = status + position
      threadidx(i) = header
    end do
    call put('args', args)
    call put('threadidx', threadidx)
  end subroutine

  subroutine case_names_of_intrinsics
    integer :: sum(5), max(5), sin, abs, size, i
    sin = 3
    size = 100
    do concurrent (i = 1:5)
      abs = -i
      sum(i) = abs + sin*size
      max(i) = sum(i) + 1
    end do
    call put('sum', sum)
    call put('max', max)
  end subroutine

  subroutine case_upper_and_lower
    INTEGER :: Total(4), I
    Do Concurrent (I = 1:4)
      TOTAL(i) = I*i
      If (total(I) > 5) tOtAl(i) = -TotaL(i)
    End Do
    call PUT('total', TOTAL)
  end subroutine

  subroutine case_names_of_63_characters
    integer :: a_name_with_as_many_characters_as_the_standard_allows_for_one_x(3)
    integer :: a_name_with_as_many_characters_as_the_standard_allows_for_one_y(3)
    integer :: i
    do concurrent (i = 1:3)
      a_name_with_as_many_characters_as_the_standard_allows_for_one_x(i) = i
      a_name_with_as_many_characters_as_the_standard_allows_for_one_y(i) = &
        10*a_name_with_as_many_characters_as_the_standard_allows_for_one_x(i)
    end do
    call put('x', a_name_with_as_many_characters_as_the_standard_allows_for_one_x)
    call put('y', a_name_with_as_many_characters_as_the_standard_allows_for_one_y)
  end subroutine

  subroutine case_names_with_underscores
    integer :: a_(3), a__(3), a_1(3), i_, i
    do concurrent (i = 1:3)
      i_ = i + 1
      a_(i) = i_
      a__(i) = a_(i)*2
      a_1(i) = a__(i)*2
    end do
    call put('a', [a_, a__, a_1])
  end subroutine

  subroutine case_keywords_of_fortran
    integer :: if(3), do(3), end, concurrent, else, call, i
    do concurrent (i = 1:3)
      end = i
      concurrent = end*2
      else = concurrent + 1
      call = else
      if(i) = call
      do(i) = if(i) + 1
    end do
    call put('if', if)
    call put('do', do)
  end subroutine

end module
