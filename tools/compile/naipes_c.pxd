# What a translated kernel calls in place of Python's own: see translation.py.
cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    static CYTHON_INLINE int naipes_bit_count(unsigned long long x) { return (int) __popcnt64(x); }
    static CYTHON_INLINE int naipes_bit_length(unsigned long long x) {
        unsigned long place;
        return _BitScanReverse64(&place, x) ? (int) place + 1 : 0;
    }
    #else
    /* Not every processor that this runs on has an instruction for it. */
    static CYTHON_INLINE int naipes_bit_count(unsigned long long x) {
        x -= (x >> 1) & 0x5555555555555555ULL;
        x = (x & 0x3333333333333333ULL) + ((x >> 2) & 0x3333333333333333ULL);
        x = (x + (x >> 4)) & 0x0f0f0f0f0f0f0f0fULL;
        return (int) ((x * 0x0101010101010101ULL) >> 56);
    }
    static CYTHON_INLINE int naipes_bit_length(unsigned long long x) {
        return x ? 64 - __builtin_clzll(x) : 0;
    }
    #endif
    """
    int naipes_bit_count(unsigned long long) noexcept nogil
    int naipes_bit_length(unsigned long long) noexcept nogil

from cpython.mem cimport PyMem_Malloc
from libc.string cimport memcpy, memset

cdef inline long long bit_count(long long x) noexcept nogil:
    # As Python, which counts the bits of the number without its sign.
    return naipes_bit_count(<unsigned long long> (-x if x < 0 else x))

cdef inline long long bit_length(long long x) noexcept nogil:
    return naipes_bit_length(<unsigned long long> (-x if x < 0 else x))

cdef inline long long shift(long long x, long long places) noexcept nogil:
    return x << places

cdef inline int fill_ints(long long *into, values, long long room) except -1:
    cdef long long place = 0
    for value in values:
        if place == room:
            raise ValueError("an array of a kernel has no room for so many")
        into[place] = value
        place += 1
    return 0

cdef inline int fill_floats(double *into, values, long long room) except -1:
    cdef long long place = 0
    for value in values:
        if place == room:
            raise ValueError("an array of a kernel has no room for so many")
        into[place] = value
        place += 1
    return 0

cdef inline int zero_ints(long long *into, long long count, long long room) except -1:
    if count > room:
        raise ValueError("an array of a kernel has no room for so many")
    memset(into, 0, count * sizeof(long long))
    return 0

cdef inline int zero_floats(double *into, long long count, long long room) except -1:
    cdef long long place
    if count > room:
        raise ValueError("an array of a kernel has no room for so many")
    for place in range(count):
        into[place] = 0.0
    return 0

cdef inline int copy_ints(long long *into, long long *values, long long count, long long room) except -1:
    if count > room:
        raise ValueError("an array of a kernel has no room for so many")
    memcpy(into, values, count * sizeof(long long))
    return 0

cdef inline int copy_floats(double *into, double *values, long long count, long long room) except -1:
    if count > room:
        raise ValueError("an array of a kernel has no room for so many")
    memcpy(into, values, count * sizeof(double))
    return 0

cdef inline list listed(long long *values, long long count):
    cdef long long place
    return [values[place] for place in range(count)]

cdef inline list listed_floats(double *values, long long count):
    cdef long long place
    return [values[place] for place in range(count)]

# Constants of a module, as they were when it was loaded; they stay as long as the program.
cdef inline long long *constant_ints(values) except NULL:
    cdef long long *made = <long long *> PyMem_Malloc(max(1, len(values)) * sizeof(long long))
    if not made:
        raise MemoryError()
    fill_ints(made, values, len(values))
    return made

cdef inline double *constant_floats(values) except NULL:
    cdef double *made = <double *> PyMem_Malloc(max(1, len(values)) * sizeof(double))
    if not made:
        raise MemoryError()
    fill_floats(made, values, len(values))
    return made
