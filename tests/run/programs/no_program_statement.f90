integer :: a(5), i
do concurrent (i = 1:5)
  a(i) = i*i
end do
print '(*(1x,i0))', a
end
