submodule (openmp_procedures_tally) openmp_procedures_bodies
contains
  module procedure mark
    marks(k) = value + factor
  end procedure
end submodule
