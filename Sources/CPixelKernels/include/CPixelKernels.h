#pragma once
#include <stdint.h>

// Kernels over runs of premultiplied ARGB32 pixels. Products of bytes are rounded as pixman rounds them: exactly.
// A count of 0 or less does nothing. Source and destination may be the same run, but must not overlap otherwise.

/// Sets n pixels.
void pixel_fill(uint32_t *destination, intptr_t n, uint32_t pixel);
/// Copies n pixels.
void pixel_copy(uint32_t *destination, const uint32_t *source, intptr_t n);
/// Puts a pixel over each of n.
void pixel_over_color(uint32_t *destination, intptr_t n, uint32_t pixel);
/// Copies n pixels with a pixel over each.
void pixel_copy_over_color(uint32_t *destination, const uint32_t *source, intptr_t n, uint32_t pixel);
/// Puts n pixels, times alpha (0...255), over as many.
void pixel_over(uint32_t *destination, const uint32_t *source, intptr_t n, uint32_t alpha);
/// Puts n pixels, times their coverage, over as many.
void pixel_over_mask(uint32_t *destination, const uint32_t *source, const uint8_t *coverage, intptr_t n);
/// Puts a pixel, times the coverage of each place, over n.
void pixel_over_color_mask(uint32_t *destination, const uint8_t *coverage, intptr_t n, uint32_t pixel);
/// A pixel times alpha (0...255).
uint32_t pixel_scale(uint32_t pixel, uint32_t alpha);
