/// What Auto Layout keeps of a view.
final class ViewLayoutState {
}
