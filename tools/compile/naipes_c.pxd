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
    /* Numbers of 128 bits, which not every compiler knows. */
    #if defined(__SIZEOF_INT128__)
    static CYTHON_INLINE int naipes_wide_bit_count(unsigned __int128 x) {
        return naipes_bit_count((unsigned long long) x)
            + naipes_bit_count((unsigned long long) (x >> 64));
    }
    static CYTHON_INLINE int naipes_wide_bit_length(unsigned __int128 x) {
        unsigned long long high = (unsigned long long) (x >> 64);
        return high ? 64 + naipes_bit_length(high) : naipes_bit_length((unsigned long long) x);
    }
    #endif
    """
    ctypedef long long wide "__int128"
    int naipes_wide_bit_count(wide) noexcept nogil
    int naipes_wide_bit_length(wide) noexcept nogil
    int naipes_bit_count(unsigned long long) noexcept nogil
    int naipes_bit_length(unsigned long long) noexcept nogil

from cpython.mem cimport PyMem_Malloc
from libc.string cimport memcpy, memset

# To Cython a wide number is a long one too, so that it cannot be one of these.
ctypedef fused number:
    long long
    double

cdef inline long long bit_count(long long x) noexcept nogil:
    # As Python, which counts the bits of the number without its sign.
    return naipes_bit_count(<unsigned long long> (-x if x < 0 else x))

cdef inline long long bit_length(long long x) noexcept nogil:
    return naipes_bit_length(<unsigned long long> (-x if x < 0 else x))

cdef inline long long shift(long long x, long long places) noexcept nogil:
    return x << places

cdef inline long long wide_bit_count(wide x) noexcept nogil:
    return naipes_wide_bit_count(-x if x < 0 else x)

cdef inline long long wide_bit_length(wide x) noexcept nogil:
    return naipes_wide_bit_length(-x if x < 0 else x)

cdef inline wide wide_shift(wide x, long long places) noexcept nogil:
    return x << places

cdef inline int see_room(long long count, long long room) except -1:
    if count > room:
        raise ValueError("an array of a kernel has no room for so many")
    return 0

cdef inline int fill(number *into, values, long long room) except -1:
    cdef long long place = 0
    for value in values:
        see_room(place + 1, room)
        into[place] = value
        place += 1
    return 0

cdef inline int fill_wide(wide *into, values, long long room) except -1:
    cdef long long place = 0
    for value in values:
        see_room(place + 1, room)
        into[place] = value
        place += 1
    return 0

# No bit of a zero is set, nor of 0.0.
cdef inline int zero(number *into, long long count, long long room) except -1:
    see_room(count, room)
    memset(into, 0, count * sizeof(number))
    return 0

cdef inline int copy(number *into, number *values, long long count, long long room) except -1:
    see_room(count, room)
    memcpy(into, values, count * sizeof(number))
    return 0

cdef inline int copy_wide(wide *into, wide *values, long long count, long long room) except -1:
    see_room(count, room)
    memcpy(into, values, count * sizeof(wide))
    return 0

cdef inline list listed(number *values, long long count):
    cdef long long place
    return [values[place] for place in range(count)]

# Constants of a module, as they were when it was loaded; they stay as long as the program.
cdef inline void *reserved(long long count, long long size) except NULL:
    cdef void *made = PyMem_Malloc(max(1, count) * size)
    if not made:
        raise MemoryError()
    return made

# What is handed over as ``kind`` is empty yet, and tells what is wanted.
cdef inline number *constant(number *kind, values) except NULL:
    cdef number *made = <number *> reserved(len(values), sizeof(number))
    fill(made, values, len(values))
    return made

cdef inline wide *constant_wide(wide *kind, values) except NULL:
    cdef wide *made = <wide *> reserved(len(values), sizeof(wide))
    fill_wide(made, values, len(values))
    return made
