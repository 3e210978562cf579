/* A file system that fails when it is told to, for everything below one folder.
 *
 * Loaded by LD_PRELOAD. NAIPES_FAILS names the folder, NAIPES_ORDERS a file that is mapped: for each
 * call three numbers, the error, how many calls still succeed, and how many fail then; at last how
 * many bytes one write takes (0: all). What cannot be told by name is looked up by descriptor.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { WRITE, FSYNC, LINK, RENAME, UNLINK, TRUNCATE, CREATE, CALLS };
struct orders { int each[CALLS][3]; int taken; int failed; };

static volatile struct orders *orders;
static const char *folder;

__attribute__((constructor)) static void begin(void) {
    const char *name = getenv("NAIPES_ORDERS");
    folder = getenv("NAIPES_FAILS");
    int file = name ? open(name, O_RDWR | O_CLOEXEC) : -1;
    if (file < 0 || !folder) return;
    void *found = mmap(NULL, sizeof *orders, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    close(file);
    if (found != MAP_FAILED) orders = found;
}

static int is_here(const char *path) {
    return orders && path && strncmp(path, folder, strlen(folder)) == 0;
}

static int is_file_here(int file) {
    char link[64], path[PATH_MAX];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t size = orders ? readlink(link, path, sizeof path - 1) : -1;
    if (size < 0) return 0;
    path[size] = 0;
    return is_here(path);
}

static int fails(int call) {
    volatile int *order = orders->each[call];
    if (!order[0] || order[1]-- > 0 || order[2]-- <= 0) return 0;
    orders->failed++;
    errno = order[0];
    return 1;
}

#define REAL(type, name, ...) static type (*real)(__VA_ARGS__); \
    if (!real) real = (type (*)(__VA_ARGS__)) dlsym(RTLD_NEXT, name)

ssize_t write(int file, const void *text, size_t size) {
    REAL(ssize_t, "write", int, const void *, size_t);
    if (is_file_here(file)) {
        if (fails(WRITE)) return -1;
        if (orders->taken > 0 && size > (size_t) orders->taken) size = orders->taken;
    }
    return real(file, text, size);
}

int fsync(int file) {
    REAL(int, "fsync", int);
    return is_file_here(file) && fails(FSYNC) ? -1 : real(file);
}

int ftruncate64(int file, off64_t size) {
    REAL(int, "ftruncate64", int, off64_t);
    return is_file_here(file) && fails(TRUNCATE) ? -1 : real(file, size);
}

int ftruncate(int file, off_t size) { return ftruncate64(file, size); }

int linkat(int a, const char *one, int b, const char *other, int flags) {
    REAL(int, "linkat", int, const char *, int, const char *, int);
    return is_here(one) && fails(LINK) ? -1 : real(a, one, b, other, flags);
}

int link(const char *one, const char *other) {
    REAL(int, "link", const char *, const char *);
    return is_here(one) && fails(LINK) ? -1 : real(one, other);
}

int rename(const char *one, const char *other) {
    REAL(int, "rename", const char *, const char *);
    return is_here(one) && fails(RENAME) ? -1 : real(one, other);
}

int renameat(int a, const char *one, int b, const char *other) {
    REAL(int, "renameat", int, const char *, int, const char *);
    return is_here(one) && fails(RENAME) ? -1 : real(a, one, b, other);
}

int unlink(const char *path) {
    REAL(int, "unlink", const char *);
    return is_here(path) && fails(UNLINK) ? -1 : real(path);
}

int open64(const char *path, int flags, ...) {
    REAL(int, "open64", const char *, int, ...);
    va_list rest;
    va_start(rest, flags);
    mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    return flags & (O_WRONLY | O_RDWR) && is_here(path) && fails(CREATE) ? -1 : real(path, flags, mode);
}
