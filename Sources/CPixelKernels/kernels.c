#include "CPixelKernels.h"

#include <string.h>

static inline uint32_t scale(uint32_t pixel, uint32_t alpha) {
  uint32_t even = (pixel & 0x00ff00ffu) * alpha + 0x00800080u;
  uint32_t odd = ((pixel >> 8) & 0x00ff00ffu) * alpha + 0x00800080u;
  even = ((even + ((even >> 8) & 0x00ff00ffu)) >> 8) & 0x00ff00ffu;
  odd = (odd + ((odd >> 8) & 0x00ff00ffu)) & 0xff00ff00u;
  return even | odd;
}

static inline uint32_t over(uint32_t source, uint32_t destination) {
  // Premultiplied parts never exceed their alpha, so that no sum carries.
  return source + scale(destination, 255 - (source >> 24));
}

uint32_t pixel_scale(uint32_t pixel, uint32_t alpha) { return scale(pixel, alpha); }

void pixel_copy(uint32_t *destination, const uint32_t *source, intptr_t n) {
  if (n > 0) memcpy(destination, source, (size_t)n * 4);
}

// The plain forms, which also end the runs of the vector forms.

static void copy_over_color_base(uint32_t *d, const uint32_t *s, intptr_t n, uint32_t p) {
  uint32_t rest = 255 - (p >> 24);
  for (intptr_t i = 0; i < n; i++) d[i] = p + scale(s[i], rest);
}

static void over_base(uint32_t *d, const uint32_t *s, intptr_t n, uint32_t alpha) {
  for (intptr_t i = 0; i < n; i++) {
    uint32_t p = s[i];
    if (p == 0) continue;
    if (alpha < 255) p = scale(p, alpha);
    d[i] = over(p, d[i]);
  }
}

static void over_mask_base(uint32_t *d, const uint32_t *s, const uint8_t *m, intptr_t n) {
  for (intptr_t i = 0; i < n; i++) {
    if (m[i] != 0) d[i] = over(scale(s[i], m[i]), d[i]);
  }
}

static void over_color_mask_base(uint32_t *d, const uint8_t *m, intptr_t n, uint32_t p) {
  for (intptr_t i = 0; i < n; i++) {
    if (m[i] != 0) d[i] = over(scale(p, m[i]), d[i]);
  }
}

static void over_color_masks_base(
    uint32_t *d, intptr_t d_row, const uint8_t *m, intptr_t m_row, intptr_t n, intptr_t rows, uint32_t p) {
  for (intptr_t y = 0; y < rows; y++) over_color_mask_base(d + y * d_row, m + y * m_row, n, p);
}

// Plain enough for the compiler to take many at once.
static inline void coverage_add_base(
    uint8_t *d, intptr_t d_row, const uint8_t *m, intptr_t m_row, intptr_t n, intptr_t rows) {
  for (intptr_t y = 0; y < rows; y++) {
    for (intptr_t i = 0; i < n; i++) {
      uint32_t sum = (uint32_t)d[i] + m[i];
      d[i] = (uint8_t)(sum > 255 ? 255 : sum);
    }
    d += d_row;
    m += m_row;
  }
}

#if defined(__x86_64__)
#include <immintrin.h>
#define VECTOR __attribute__((target("avx2")))
#define VECTOR_INLINE __attribute__((target("avx2"), always_inline)) static inline

static int has_vectors(void) {
  static int answer = -1;
  int known = __atomic_load_n(&answer, __ATOMIC_RELAXED);
  if (known < 0) {
    __builtin_cpu_init();
    known = __builtin_cpu_supports("avx2") ? 1 : 0;
    __atomic_store_n(&answer, known, __ATOMIC_RELAXED);
  }
  return known;
}

/// Sixteen products of bytes, each divided by 255 and rounded.
VECTOR_INLINE __m256i product(__m256i a, __m256i b) {
  __m256i t = _mm256_add_epi16(_mm256_mullo_epi16(a, b), _mm256_set1_epi16(128));
  return _mm256_srli_epi16(_mm256_add_epi16(t, _mm256_srli_epi16(t, 8)), 8);
}

/// Each pixel's alpha in its four lanes, taken from 255.
VECTOR_INLINE __m256i inverse_alpha(__m256i pixels) {
  __m256i alpha = _mm256_shufflehi_epi16(_mm256_shufflelo_epi16(pixels, 0xff), 0xff);
  return _mm256_sub_epi16(_mm256_set1_epi16(255), alpha);
}

/// Eight pixels over eight; the source comes in two halves of 16-bit lanes.
VECTOR_INLINE __m256i over8(__m256i low, __m256i high, __m256i destination) {
  __m256i zero = _mm256_setzero_si256();
  __m256i d_low = product(_mm256_unpacklo_epi8(destination, zero), inverse_alpha(low));
  __m256i d_high = product(_mm256_unpackhi_epi8(destination, zero), inverse_alpha(high));
  return _mm256_packus_epi16(_mm256_add_epi16(d_low, low), _mm256_add_epi16(d_high, high));
}

VECTOR static void fill_vector(uint32_t *d, intptr_t n, uint32_t p) {
  __m256i value = _mm256_set1_epi32((int)p);
  intptr_t i = 0;
  for (; i + 8 <= n; i += 8) _mm256_storeu_si256((__m256i *)(d + i), value);
  for (; i < n; i++) d[i] = p;
}

VECTOR static void copy_over_color_vector(uint32_t *d, const uint32_t *s, intptr_t n, uint32_t p) {
  __m256i zero = _mm256_setzero_si256();
  __m256i color = _mm256_set1_epi32((int)p);
  __m256i rest = _mm256_set1_epi16((short)(255 - (p >> 24)));
  intptr_t i = 0;
  for (; i + 8 <= n; i += 8) {
    __m256i pixels = _mm256_loadu_si256((const __m256i *)(s + i));
    __m256i low = product(_mm256_unpacklo_epi8(pixels, zero), rest);
    __m256i high = product(_mm256_unpackhi_epi8(pixels, zero), rest);
    __m256i sum = _mm256_add_epi8(_mm256_packus_epi16(low, high), color);
    _mm256_storeu_si256((__m256i *)(d + i), sum);
  }
  copy_over_color_base(d + i, s + i, n - i, p);
}

VECTOR static void over_vector(uint32_t *d, const uint32_t *s, intptr_t n, uint32_t alpha) {
  __m256i zero = _mm256_setzero_si256();
  __m256i opaque = _mm256_set1_epi32((int)0xff000000u);
  __m256i factor = _mm256_set1_epi16((short)alpha);
  intptr_t i = 0;
  for (; i + 8 <= n; i += 8) {
    __m256i pixels = _mm256_loadu_si256((const __m256i *)(s + i));
    if (_mm256_testz_si256(pixels, pixels)) continue;
    if (alpha == 255 && _mm256_testc_si256(pixels, opaque)) {
      _mm256_storeu_si256((__m256i *)(d + i), pixels);
      continue;
    }
    __m256i low = _mm256_unpacklo_epi8(pixels, zero);
    __m256i high = _mm256_unpackhi_epi8(pixels, zero);
    if (alpha < 255) {
      low = product(low, factor);
      high = product(high, factor);
    }
    __m256i below = _mm256_loadu_si256((const __m256i *)(d + i));
    _mm256_storeu_si256((__m256i *)(d + i), over8(low, high, below));
  }
  over_base(d + i, s + i, n - i, alpha);
}

/// Eight coverages, each four times.
VECTOR_INLINE __m256i coverage8(const uint8_t *m) {
  __m256i wide = _mm256_cvtepu8_epi32(_mm_loadl_epi64((const __m128i *)m));
  wide = _mm256_or_si256(wide, _mm256_slli_epi32(wide, 8));
  return _mm256_or_si256(wide, _mm256_slli_epi32(wide, 16));
}

VECTOR static void over_mask_vector(uint32_t *d, const uint32_t *s, const uint8_t *m, intptr_t n) {
  __m256i zero = _mm256_setzero_si256();
  intptr_t i = 0;
  for (; i + 8 <= n; i += 8) {
    __m256i pixels = _mm256_loadu_si256((const __m256i *)(s + i));
    __m256i coverage = coverage8(m + i);
    if (_mm256_testz_si256(coverage, coverage)) continue;
    __m256i low = product(_mm256_unpacklo_epi8(pixels, zero), _mm256_unpacklo_epi8(coverage, zero));
    __m256i high = product(_mm256_unpackhi_epi8(pixels, zero), _mm256_unpackhi_epi8(coverage, zero));
    __m256i below = _mm256_loadu_si256((const __m256i *)(d + i));
    _mm256_storeu_si256((__m256i *)(d + i), over8(low, high, below));
  }
  over_mask_base(d + i, s + i, m + i, n - i);
}

VECTOR static void over_color_mask_vector(uint32_t *d, const uint8_t *m, intptr_t n, uint32_t p) {
  __m256i zero = _mm256_setzero_si256();
  __m256i color = _mm256_unpacklo_epi8(_mm256_set1_epi32((int)p), zero);
  intptr_t i = 0;
  for (; i + 8 <= n; i += 8) {
    __m256i coverage = coverage8(m + i);
    if (_mm256_testz_si256(coverage, coverage)) continue;
    __m256i low = product(color, _mm256_unpacklo_epi8(coverage, zero));
    __m256i high = product(color, _mm256_unpackhi_epi8(coverage, zero));
    __m256i below = _mm256_loadu_si256((const __m256i *)(d + i));
    _mm256_storeu_si256((__m256i *)(d + i), over8(low, high, below));
  }
  over_color_mask_base(d + i, m + i, n - i, p);
}

VECTOR static void over_color_masks_vector(
    uint32_t *d, intptr_t d_row, const uint8_t *m, intptr_t m_row, intptr_t n, intptr_t rows, uint32_t p) {
  for (intptr_t y = 0; y < rows; y++) over_color_mask_vector(d + y * d_row, m + y * m_row, n, p);
}

VECTOR static void coverage_add_vector(
    uint8_t *d, intptr_t d_row, const uint8_t *m, intptr_t m_row, intptr_t n, intptr_t rows) {
  coverage_add_base(d, d_row, m, m_row, n, rows);
}

#define DISPATCH(vector, base) \
  if (has_vectors()) vector; \
  else base
#else
#define DISPATCH(vector, base) base
#endif

static void fill_base(uint32_t *d, intptr_t n, uint32_t p) {
  for (intptr_t i = 0; i < n; i++) d[i] = p;
}

void pixel_fill(uint32_t *d, intptr_t n, uint32_t p) { DISPATCH(fill_vector(d, n, p), fill_base(d, n, p)); }

void pixel_over_color(uint32_t *d, intptr_t n, uint32_t p) { pixel_copy_over_color(d, d, n, p); }

void pixel_copy_over_color(uint32_t *d, const uint32_t *s, intptr_t n, uint32_t p) {
  if (p >> 24 == 255) {
    pixel_fill(d, n, p);
    return;
  }
  DISPATCH(copy_over_color_vector(d, s, n, p), copy_over_color_base(d, s, n, p));
}

void pixel_over(uint32_t *d, const uint32_t *s, intptr_t n, uint32_t alpha) {
  if (alpha == 0) return;
  DISPATCH(over_vector(d, s, n, alpha), over_base(d, s, n, alpha));
}

void pixel_over_mask(uint32_t *d, const uint32_t *s, const uint8_t *m, intptr_t n) {
  DISPATCH(over_mask_vector(d, s, m, n), over_mask_base(d, s, m, n));
}

void pixel_over_color_mask(uint32_t *d, const uint8_t *m, intptr_t n, uint32_t p) {
  DISPATCH(over_color_mask_vector(d, m, n, p), over_color_mask_base(d, m, n, p));
}

void pixel_over_color_masks(
    uint32_t *d, intptr_t d_row, const uint8_t *m, intptr_t m_row, intptr_t n, intptr_t rows, uint32_t p) {
  DISPATCH(over_color_masks_vector(d, d_row, m, m_row, n, rows, p), over_color_masks_base(d, d_row, m, m_row, n, rows, p));
}

void coverage_add(uint8_t *d, intptr_t d_row, const uint8_t *m, intptr_t m_row, intptr_t n, intptr_t rows) {
  DISPATCH(coverage_add_vector(d, d_row, m, m_row, n, rows), coverage_add_base(d, d_row, m, m_row, n, rows));
}

// What a point of a plane seen from elsewhere shows: a mixture of the four pixels around it, transparent outside.

static inline uint32_t mix(uint32_t a, uint32_t b, uint32_t part) {
  uint32_t rest = 256 - part;
  uint32_t even = ((a & 0x00ff00ffu) * rest + (b & 0x00ff00ffu) * part + 0x00800080u) >> 8 & 0x00ff00ffu;
  uint32_t odd = ((a >> 8 & 0x00ff00ffu) * rest + (b >> 8 & 0x00ff00ffu) * part + 0x00800080u) & 0xff00ff00u;
  return even | odd;
}

static inline uint32_t pixel_at(const struct pixel_plane *s, int32_t x, int32_t y) {
  if ((uint32_t)x >= (uint32_t)s->width || (uint32_t)y >= (uint32_t)s->height) return 0;
  return s->pixels[(intptr_t)y * s->pixels_per_row + x];
}

/// The colour at a place in 256ths of a pixel, from the middle of the first pixel.
static inline uint32_t sample(const struct pixel_plane *s, int32_t x, int32_t y) {
  int32_t column = x >> 8, row = y >> 8;
  uint32_t right = (uint32_t)x & 255, below = (uint32_t)y & 255;
  if ((uint32_t)column < (uint32_t)(s->width - 1) && (uint32_t)row < (uint32_t)(s->height - 1)) {
    const uint32_t *p = s->pixels + (intptr_t)row * s->pixels_per_row + column;
    const uint32_t *q = p + s->pixels_per_row;
    // Most of an interface is plain.
    if (((p[0] ^ p[1]) | (p[0] ^ q[0]) | (p[0] ^ q[1])) == 0) return p[0];
    return mix(mix(p[0], p[1], right), mix(q[0], q[1], right), below);
  }
  uint32_t top = mix(pixel_at(s, column, row), pixel_at(s, column + 1, row), right);
  uint32_t bottom = mix(pixel_at(s, column, row + 1), pixel_at(s, column + 1, row + 1), right);
  return mix(top, bottom, below);
}

static inline void put(uint32_t *d, uint32_t p, uint32_t alpha) {
  if (p == 0) return;
  if (alpha < 255) p = scale(p, alpha);
  *d = p >> 24 == 255 ? p : over(p, *d);
}

// To 256ths, rounded: a multiple of 256 keeps the number positive, so that cutting it off rounds down.
#define PLACE(value) ((int32_t)((value) * 256 + (65536 - 127.5)) - 65536)

void pixel_over_plane(
    uint32_t *d, intptr_t n, const struct pixel_plane *s, const double start[3], const double step[3],
    uint32_t alpha) {
  if (alpha == 0) return;
  if (step[2] == 0) {
    double u = start[0] / start[2], v = start[1] / start[2];
    double du = step[0] / start[2], dv = step[1] / start[2];
    for (intptr_t i = 0; i < n; i++) put(d + i, sample(s, PLACE(u + i * du), PLACE(v + i * dv)), alpha);
    return;
  }
  for (intptr_t i = 0; i < n; i++) {
    double w = 1 / (start[2] + i * step[2]);
    put(d + i, sample(s, PLACE((start[0] + i * step[0]) * w), PLACE((start[1] + i * step[1]) * w)), alpha);
  }
}

void pixel_multiply(uint32_t *d, intptr_t n, uint32_t color) {
  for (intptr_t i = 0; i < n; i++) {
    uint32_t p = d[i], result = 0;
    if (p == 0) continue;
    for (int shift = 0; shift < 32; shift += 8) {
      uint32_t product = (p >> shift & 255) * (color >> shift & 255) + 128;
      result |= (product + (product >> 8)) >> 8 << shift;
    }
    d[i] = result;
  }
}
