double host_only(double x) { return x + 1; }
