/// The names in <<Module>>.storyboard.
enum <<Module>>Storyboard {
  static let name = "<<Module>>"
  static let list = "<<Module>>List"
  static let detail = "<<Module>>Detail"
}
