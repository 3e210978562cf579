# The same as naipes_c for numbers of 128 bits, which not every compiler knows.
cdef extern from *:
    """
    static CYTHON_INLINE int naipes_wide_bit_count(unsigned __int128 x) {
        return __builtin_popcountll((unsigned long long) x)
            + __builtin_popcountll((unsigned long long) (x >> 64));
    }
    static CYTHON_INLINE int naipes_wide_bit_length(unsigned __int128 x) {
        unsigned long long high = (unsigned long long) (x >> 64), low = (unsigned long long) x;
        return high ? 128 - __builtin_clzll(high) : low ? 64 - __builtin_clzll(low) : 0;
    }
    """
    ctypedef long long wide "__int128"
    int naipes_wide_bit_count(wide) noexcept nogil
    int naipes_wide_bit_length(wide) noexcept nogil

from cpython.mem cimport PyMem_Malloc
from libc.string cimport memcpy

cdef inline long long wide_bit_count(wide x) noexcept nogil:
    return naipes_wide_bit_count(-x if x < 0 else x)

cdef inline long long wide_bit_length(wide x) noexcept nogil:
    return naipes_wide_bit_length(-x if x < 0 else x)

cdef inline wide wide_shift(wide x, long long places) noexcept nogil:
    return x << places

cdef inline int fill_wide(wide *into, values, long long room) except -1:
    cdef long long place = 0
    for value in values:
        if place == room:
            raise ValueError("an array of a kernel has no room for so many")
        into[place] = value
        place += 1
    return 0

cdef inline int copy_wide(wide *into, wide *values, long long count, long long room) except -1:
    if count > room:
        raise ValueError("an array of a kernel has no room for so many")
    memcpy(into, values, count * sizeof(wide))
    return 0

cdef inline wide *constant_wide(values) except NULL:
    cdef wide *made = <wide *> PyMem_Malloc(max(1, len(values)) * sizeof(wide))
    if not made:
        raise MemoryError()
    fill_wide(made, values, len(values))
    return made
