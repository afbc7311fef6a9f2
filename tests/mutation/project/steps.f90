module steps
  use boxes, only: box_t
  use extents
  use holders, only: keeper_t
  use interfaces, only: relax, renamed
  use kinds, only: rk, limit => clamp
  use rounds, only: circle_t, ring_t
  use rules, only: applied, twice, rounded
  use shapes, only: shape_t
  use vectors
  implicit none

  interface smooth
    procedure :: smooth_real, smooth_integer
  end interface

contains

  subroutine areas(shapes, found)  ! loops
    class(shape_t), intent(in) :: shapes(:)
    real(rk), intent(out) :: found(:)
    integer :: i
    do concurrent (i = 1:size(found))
      found(i) = shapes(i)%scaled_area() + shapes(i)%unit_area()
    end do
  end subroutine

  subroutine move(points, speeds, dt)  ! loops
    type(vector_t), intent(inout) :: points(:)
    type(vector_t), intent(in) :: speeds(:)
    real(rk), intent(in) :: dt
    real(rk) :: norms(size(points))
    integer :: i
    do concurrent (i = 1:size(points))
      points(i) = points(i) + speeds(i) * dt
      if (norm(points(i)) > 1.0e3_rk) points(i) = 0.0_rk
    end do
    norms = norm(points)
    do concurrent (i = 1:size(points), norms(i) > weight(i))
      norms(i) = smooth(norms(i))
      call mix(norms(i), dt)
    end do
    call report(norms)
  end subroutine

  pure real(rk) function smooth_real(x)  ! reached
    real(rk), intent(in) :: x
    real(rk) :: work(padded(3))
    character(len=text_length(2)) :: text
    text = 'ab'
    work = limit(x)
    smooth_real = sum(work) / real(size(work), rk) + real(len(text), rk)
    call count_down(smooth_real)
  end function

  pure integer function smooth_integer(n)  ! unreached
    integer, intent(in) :: n
    smooth_integer = doubled(n) / 2
  end function

  pure subroutine count_down(x)  ! reached
    real(rk), intent(inout) :: x
    type(keeper_t) :: keeper
    keeper%held%count = renamed(1)
    x = x - real(keeper%held%count, rk)
    if (x > 100) then
      x = 100
      return
    end if
    call relax(x, 2)
    x = x + applied(twice, rounded(x))
  end subroutine

  subroutine report(values)  ! unreached
    real(rk), intent(in) :: values(:)
    integer :: i
    do i = 1, size(values)
      if (values(i) > 0) then
        print *, values(i), largest()
      end if
    end do
  contains
    real(rk) function largest()  ! unreached
      largest = maxval(values)
    end function
  end subroutine

  include 'mixing.inc'
end module
