submodule (solver) solver_implementation
  use labels, only: width_of
  implicit none
contains
  module procedure step
    y = 0.5*x + width_of(x)
  end procedure
end submodule
