submodule (shared_parts) shared_sub
contains
  module procedure noted
    y = x + 1
  end procedure
end submodule
