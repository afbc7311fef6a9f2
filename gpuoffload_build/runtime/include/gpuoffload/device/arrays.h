/* Arrays in kernels: elements, sections, shapes of dummy arrays. Free functions only, and views by value: MSL calls no
 * member function of an object in `device` or `constant` memory. GPUO_FUNCTION, GPUO_SPACES, GPUO_LOCAL and GPUO_ARGS are
 * defined by device.h and metal.h. */
#ifndef GPUOFFLOAD_DEVICE_ARRAYS_H
#define GPUOFFLOAD_DEVICE_ARRAYS_H

/* A pointer moved by bytes, in each address space. */
#define GPUO_MOVE(space) \
  template <class T> GPUO_FUNCTION space T *gpuo_move(space T *p, int64_t bytes) { return (space T *)((space char *)p + bytes); }
GPUO_SPACES(GPUO_MOVE)
#undef GPUO_MOVE

/* A copy of a view in the argument struct. */
template <class P, int R> GPUO_FUNCTION gpuo_view<P, R> gpuo_load(GPUO_ARGS gpuo_view<P, R> &v) {
  gpuo_view<P, R> r;
  r.base = v.base;
  for (int d = 0; d < R; ++d) {
    r.lower[d] = v.lower[d];
    r.extent[d] = v.extent[d];
    r.stride[d] = v.stride[d];
  }
  return r;
}

/* The same of an array that is contiguous, as the compiler may know: it then needs no multiplication for the first
 * subscript, and neighbouring elements are at a constant distance. */
template <class P, int R> GPUO_FUNCTION gpuo_view<P, R> gpuo_load_contiguous(GPUO_ARGS gpuo_view<P, R> &v) {
  gpuo_view<P, R> r = gpuo_load(v);
  r.stride[0] = (int64_t)sizeof(*r.base);
  return r;
}

template <int D, class P, int R> GPUO_FUNCTION int64_t gpuo_offset(gpuo_view<P, R>) { return 0; }
template <int D, class P, int R, class... I>
GPUO_FUNCTION int64_t gpuo_offset(gpuo_view<P, R> v, int64_t i, I... rest) {
  return (i - v.lower[D]) * v.stride[D] + gpuo_offset<D + 1>(v, rest...);
}

/* The address of v(i, ...). */
template <class P, int R, class... I> GPUO_FUNCTION P gpuo_at(gpuo_view<P, R> v, I... subscripts) {
  static_assert(sizeof...(I) == R, "one subscript a dimension");
  return gpuo_move(v.base, gpuo_offset<0>(v, subscripts...));
}

template <class P, int R> GPUO_FUNCTION int64_t gpuo_size(gpuo_view<P, R> v) {
  int64_t n = 1;
  for (int d = 0; d < R; ++d) n *= v.extent[d];
  return n;
}
template <class P, int R> GPUO_FUNCTION int64_t gpuo_size(gpuo_view<P, R> v, int d) { return v.extent[d - 1]; }
/* lbound and ubound of 16.9.119, 16.9.214: 1 and 0 for a dimension of no extent. */
template <class P, int R> GPUO_FUNCTION int64_t gpuo_lbound(gpuo_view<P, R> v, int d) {
  return v.extent[d - 1] == 0 ? 1 : v.lower[d - 1];
}
template <class P, int R> GPUO_FUNCTION int64_t gpuo_ubound(gpuo_view<P, R> v, int d) {
  return v.extent[d - 1] == 0 ? 0 : v.lower[d - 1] + v.extent[d - 1] - 1;
}

/* The address of element number n, from 0, in array element order. */
template <class P, int R> GPUO_FUNCTION P gpuo_nth(gpuo_view<P, R> v, int64_t n) {
  int64_t offset = 0;
  for (int d = 0; d < R - 1; ++d) {
    offset += n % v.extent[d] * v.stride[d];
    n /= v.extent[d];
  }
  return gpuo_move(v.base, offset + n * v.stride[R - 1]);
}

/* Sections. */
struct gpuo_range {
  int64_t lower, upper, step;
};
GPUO_FUNCTION gpuo_range gpuo_triplet(int64_t lower, int64_t upper, int64_t step) {
  gpuo_range r;
  r.lower = lower;
  r.upper = upper;
  r.step = step;
  return r;
}
template <int D, int N, class P, int R, int S> GPUO_FUNCTION void gpuo_cut(gpuo_view<P, R>, GPUO_LOCAL gpuo_view<P, S> &) {}
template <int D, int N, class P, int R, int S, class... I>
GPUO_FUNCTION void gpuo_cut(gpuo_view<P, R> v, GPUO_LOCAL gpuo_view<P, S> &out, gpuo_range r, I... rest);
template <int D, int N, class P, int R, int S, class... I>
GPUO_FUNCTION void gpuo_cut(gpuo_view<P, R> v, GPUO_LOCAL gpuo_view<P, S> &out, int64_t i, I... rest) {
  out.base = gpuo_move(out.base, (i - v.lower[D]) * v.stride[D]);
  gpuo_cut<D + 1, N>(v, out, rest...);
}
template <int D, int N, class P, int R, int S, class... I>
GPUO_FUNCTION void gpuo_cut(gpuo_view<P, R> v, GPUO_LOCAL gpuo_view<P, S> &out, gpuo_range r, I... rest) {
  int64_t n = (r.upper - r.lower + r.step) / r.step;
  out.base = gpuo_move(out.base, (r.lower - v.lower[D]) * v.stride[D]);
  out.lower[N] = 1;
  out.extent[N] = n > 0 ? n : 0;
  out.stride[N] = v.stride[D] * r.step;
  gpuo_cut<D + 1, N + 1>(v, out, rest...);
}
/* v(subscripts), each a number or a triplet; S triplets. */
template <int S, class P, int R, class... I> GPUO_FUNCTION gpuo_view<P, S> gpuo_section(gpuo_view<P, R> v, I... subscripts) {
  static_assert(sizeof...(I) == R, "one subscript a dimension");
  gpuo_view<P, S> out;
  out.base = v.base;
  gpuo_cut<0, 0>(v, out, subscripts...);
  return out;
}

/* The same elements with the lower bounds of a dummy array of assumed shape. */
template <int D, class P, int R> GPUO_FUNCTION void gpuo_set_lower(GPUO_LOCAL gpuo_view<P, R> &) {}
template <int D, class P, int R, class... I>
GPUO_FUNCTION void gpuo_set_lower(GPUO_LOCAL gpuo_view<P, R> &v, int64_t lower, I... rest) {
  v.lower[D] = lower;
  gpuo_set_lower<D + 1>(v, rest...);
}
template <class P, int R, class... I> GPUO_FUNCTION gpuo_view<P, R> gpuo_assumed_shape(gpuo_view<P, R> v, I... lowers) {
  gpuo_set_lower<0>(v, lowers...);
  return v;
}

/* A view of memory that is contiguous from `base`: pairs of lower and upper bounds. */
template <int D, class P, int R> GPUO_FUNCTION void gpuo_lay(GPUO_LOCAL gpuo_view<P, R> &, int64_t) {}
template <int D, class P, int R, class... I>
GPUO_FUNCTION void gpuo_lay(GPUO_LOCAL gpuo_view<P, R> &v, int64_t stride, int64_t lower, int64_t upper, I... rest) {
  int64_t n = upper - lower + 1;
  v.lower[D] = lower;
  v.extent[D] = n > 0 ? n : 0;
  v.stride[D] = stride;
  gpuo_lay<D + 1>(v, stride * v.extent[D], rest...);
}
template <int R, class P, class... I> GPUO_FUNCTION gpuo_view<P, R> gpuo_contiguous(P base, I... bounds) {
  static_assert(sizeof...(I) == 2 * R, "two bounds a dimension");
  gpuo_view<P, R> v;
  v.base = base;
  gpuo_lay<0>(v, (int64_t)sizeof(*base), bounds...);
  return v;
}

/* The elements from `element` on as an actual argument that stands for a sequence (15.5.2.12), at the distance that the
 * elements of its array have. */
template <class P, int R> GPUO_FUNCTION gpuo_view<P, 1> gpuo_sequence(gpuo_view<P, R> array, P element) {
  gpuo_view<P, 1> v;
  v.base = element;
  v.lower[0] = 1;
  v.extent[0] = -1;
  v.stride[0] = array.stride[0];
  return v;
}

/* The distance of consecutive elements, where it is one and the same throughout; else 0. */
template <class P, int R> GPUO_FUNCTION int64_t gpuo_step(gpuo_view<P, R> v) {
  int64_t step = 0, next = 0;
  for (int d = 0; d < R; ++d) {
    if (v.extent[d] == 0) return (int64_t)sizeof(*v.base);
    if (v.extent[d] == 1) continue;
    if (step == 0) step = v.stride[d];
    else if (v.stride[d] != next) return 0;
    next = v.stride[d] * v.extent[d];
  }
  return step == 0 ? (int64_t)sizeof(*v.base) : step;
}
template <class P, int R> GPUO_FUNCTION bool gpuo_take_strides(gpuo_view<P, R> actual, GPUO_LOCAL gpuo_view<P, R> &v) {
  for (int d = 0; d < R; ++d) {
    if (d < R - 1 && actual.extent[d] != v.extent[d]) return false;
    v.stride[d] = actual.stride[d];
  }
  return true;
}
template <class P, int A, int R> GPUO_FUNCTION bool gpuo_take_strides(gpuo_view<P, A>, GPUO_LOCAL gpuo_view<P, R> &) {
  return false;
}
/* A dummy array of explicit shape or assumed size: pairs of bounds, the last upper bound of an assumed size is its lower
 * bound - 2, which makes the extent -1. The elements are those of the actual argument in array element order. `ok` turns
 * false where no set of strides does that. */
template <int R, class P, int A, class... I>
GPUO_FUNCTION gpuo_view<P, R> gpuo_explicit_shape(GPUO_LOCAL bool &ok, gpuo_view<P, A> actual, I... bounds) {
  static_assert(sizeof...(I) == 2 * R, "two bounds a dimension");
  gpuo_view<P, R> v;
  v.base = actual.base;
  int64_t step = gpuo_step(actual);
  gpuo_lay<0>(v, step, bounds...);
  if (step == 0 && !gpuo_take_strides(actual, v)) ok = false;
  return v;
}
template <class P, int R> GPUO_FUNCTION gpuo_view<P, R> gpuo_assumed_size(gpuo_view<P, R> v) {
  v.extent[R - 1] = -1;
  return v;
}
template <class P, int R> GPUO_FUNCTION gpuo_view<P, R> gpuo_no_array() {
  gpuo_view<P, R> v;
  v.base = 0;
  for (int d = 0; d < R; ++d) v.lower[d] = 1, v.extent[d] = 0, v.stride[d] = 0;
  return v;
}

/* A slot's own copies of arrays that a loop reduces, one after the other in its scratch. */
GPUO_FUNCTION GPUO_GLOBAL char *gpuo_scratch(GPUO_GLOBAL void *memory, int64_t bytes) { return (GPUO_GLOBAL char *)memory + bytes; }
template <class P, int R> GPUO_FUNCTION gpuo_view<P, R> gpuo_place(gpuo_view<P, R> v, GPUO_GLOBAL char *GPUO_LOCAL &memory) {
  int64_t bytes = (int64_t)sizeof(*v.base);
  v.base = (P)memory;
  for (int d = 0; d < R; ++d) {
    v.stride[d] = bytes;
    bytes *= v.extent[d];
  }
  memory += (bytes + 15) / 16 * 16;
  return v;
}
template <class P, int R, class T> GPUO_FUNCTION void gpuo_fill(gpuo_view<P, R> contiguous, T value) {
  int64_t n = gpuo_size(contiguous);
  for (int64_t i = 0; i < n; ++i) contiguous.base[i] = value;
}

/* A scalar dummy argument that is optional and only read. */
template <class T> struct gpuo_optional {
  bool present;
  T value;
};
template <class T> GPUO_FUNCTION gpuo_optional<T> gpuo_some(T value) {
  gpuo_optional<T> r;
  r.present = true;
  r.value = value;
  return r;
}
template <class T> GPUO_FUNCTION gpuo_optional<T> gpuo_none() {
  gpuo_optional<T> r;
  r.present = false;
  r.value = T();
  return r;
}
#endif
