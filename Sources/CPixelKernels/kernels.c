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
