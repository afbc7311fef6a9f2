	.section .rodata
	.balign 16
	.globl fatbin
fatbin:
	.incbin "build/kernels.fatbin"
	.balign 16
	.globl fatbin_of_another
fatbin_of_another:
	.incbin "build/other.fatbin"
	.section .note.GNU-stack,"",@progbits
