submodule (shared_parts) shared_sub
contains
  module procedure noted
    character(20) :: text
    write (text, *) x
    y = x
  end procedure
end submodule
