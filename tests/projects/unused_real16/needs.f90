! this compiler has no real(16)
real(16) :: x
x = 1
end
