! No implicit none: variables of the loop get their type from their first letter, or from IMPLICIT.
module implicit_typing
  use run_output, only: put
contains

  subroutine case_implicit_names
    dimension n(4), x(4)
    do concurrent (i = 1:4)
      t = 0.5*i
      k = i*i
      x(i) = t + k
      n(i) = x(i)
    end do
    call put('x', x)
    call put('n', n)
    call put('k', k)
  end subroutine

  subroutine case_implicit_statement
    implicit integer (a - b), real (i), logical (q), integer(8) (w)
    dimension b(3), w(3)
    integer :: j
    do concurrent (j = 1:3)
      a = j
      i = 0.25*a
      q = i > 0.3
      b(j) = merge(1, 2, q)
      w(j) = 3000000000_8*a
    end do
    call put('b', b)
    call put('w', w)
    call put('i', i)
  end subroutine

  pure function kube(k)
    intent(in) :: k
    kube = k**3
  end function

  subroutine case_implicit_function
    dimension n(3)
    do concurrent (i = 1:3)
      n(i) = kube(i)
    end do
    call put('n', n)
  end subroutine

end module
