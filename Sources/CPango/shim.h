#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <fontconfig/fontconfig.h>
#include <hb-ot.h>

// Pango deprecates the function and calls it itself where a layout finds its direction: no other has the same answer.
static inline PangoDirection pango_direction_of_text(const char *text, int length) {
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  PangoDirection direction = pango_find_base_dir(text, length);
  G_GNUC_END_IGNORE_DEPRECATIONS
  return direction;
}
