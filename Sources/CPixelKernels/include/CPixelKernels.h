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
/// Puts a pixel, times the coverage of each place, over rows of n; rows begin so many pixels and bytes after each other.
void pixel_over_color_masks(
    uint32_t *destination, intptr_t pixels_per_row, const uint8_t *coverage, intptr_t coverage_per_row, intptr_t n,
    intptr_t rows, uint32_t pixel);
/// Adds rows of n coverages to others, up to 255.
void coverage_add(
    uint8_t *destination, intptr_t destination_per_row, const uint8_t *coverage, intptr_t coverage_per_row, intptr_t n,
    intptr_t rows);
/// A pixel times alpha (0...255).
uint32_t pixel_scale(uint32_t pixel, uint32_t alpha);

/// Pixels of a plane that is seen from elsewhere.
struct pixel_plane {
  const uint32_t *pixels;
  intptr_t pixels_per_row;
  int32_t width;
  int32_t height;
};
/// Puts what n pixels see of a plane, times alpha (0...255), over them. The middle of the first of them sees the place
/// start[0] / start[2], start[1] / start[2] of the plane, in pixels from its corner; each next one is a step further.
/// The places must lie within the plane or less than a pixel outside, and start[2] must stay above 0.
void pixel_over_plane(
    uint32_t *destination, intptr_t n, const struct pixel_plane *plane, const double start[3], const double step[3],
    uint32_t alpha);
/// Multiplies each part of n pixels by that of a premultiplied colour.
void pixel_multiply(uint32_t *destination, intptr_t n, uint32_t color);
