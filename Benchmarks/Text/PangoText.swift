import CCairo
import CPango
import CoreGraphics

/// Text by Pango and cairo alone, with the same font and the same quality.
final class PangoText {
  private let map: UnsafeMutablePointer<PangoFontMap>
  private let context: OpaquePointer
  private let font: OpaquePointer

  init(family: String, pointSize: Double) {
    map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
    context = pango_font_map_create_context(map)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_cairo_context_set_resolution(context, 72)
    pango_context_set_round_glyph_positions(context, 0)
    font = pango_font_description_new()
    pango_font_description_set_family(font, family)
    pango_font_description_set_absolute_size(font, pointSize * Double(PANGO_SCALE))
  }

  deinit {
    pango_font_description_free(font)
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(map)
  }

  /// A line of text that is laid out.
  struct Layout {
    let layout: OpaquePointer
    let size: CGSize

    func free() { g_object_unref(UnsafeMutableRawPointer(layout)) }
  }

  func layOut(_ text: String) -> Layout {
    let layout = pango_layout_new(context)!
    pango_layout_set_font_description(layout, font)
    pango_layout_set_single_paragraph_mode(layout, 1)
    pango_layout_set_text(layout, text, -1)
    var extents = PangoRectangle()
    pango_layout_get_extents(layout, nil, &extents)
    let scale = Double(PANGO_SCALE)
    return Layout(
      layout: layout, size: CGSize(width: Double(extents.width) / scale, height: Double(extents.height) / scale))
  }

  /// Draws a line into a picture of its own, as a label is.
  func draw(_ line: Layout, size: CGSize, scale: Double) {
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32((Double(size.width) * scale).rounded(.up)),
      Int32((Double(size.height) * scale).rounded(.up)))
    let cairo = cairo_create(surface)
    cairo_scale(cairo, scale, scale)
    cairo_set_source_rgb(cairo, 0, 0, 0)
    pango_cairo_show_layout(cairo, line.layout)
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
  }
}
