"""Compiled libraries: C source that the machine's C compiler compiles on first use, loaded by ctypes."""

from bulkhead.native.loading import graphics_library, library

__all__ = ["graphics_library", "library"]
