#include "gpuoffload/runtime.h"
__asm__(".section .rodata\n.balign 16\n.hidden @IMAGE@_fatbin\n.globl @IMAGE@_fatbin\n"
        "@IMAGE@_fatbin:\n.incbin \"@FATBIN@\"\n.previous\n");
extern "C" const char @IMAGE@_fatbin[] __attribute__((visibility("hidden")));
extern "C" gpuo_image @IMAGE@;
gpuo_image @IMAGE@ = {GPUO_ABI, 1, @SOURCE@, @IMAGE@_fatbin, @SIZE@, 0, 0};
