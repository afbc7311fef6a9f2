subroutine s(if, then)
  integer :: if, then, else, end, do, print
  real function, real(3), type
  character character
  if = then
  if (if == then) then
    then = if
  else
    else = 1
  end if
  do = do + 1
  do do = 1, do
    end = 2
  end do
  do while = 1, 2
  end do
  end%x = 1
  type(t)%x = 2
  data(1) = 2
  return => y
  format(1) = 2
  select = 1; case = 2; where(1) = 3; enddo = 4; endif = 5; end = 6; contains = 7
  call call
  print = print
  write(1) = 2
  read(5) = read
  print print, print
  result = 1
  module = 1
  procedure = 1
  block = 1
  program = 1
  interface = 1
  concurrent = 1
  error = 1; stop = 2; sync = 3; go = 4; to = 5
  use = 1
  include = 2
  real(1) = 2
  integer = 3
  double = 1
  function = real(x)
  enum = 1
end subroutine
