// A library whose destructor runs after the program's own.
void (*at_the_end)();
__attribute__((destructor)) static void unloaded() {
  if (at_the_end) at_the_end();
}
