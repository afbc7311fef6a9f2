"""IR to text: host Fortran, host C++ (launchers), CUDA and MSL."""
