"""The protocol and the kernel; the standard library only."""
