/// A line of code without its indentation.
struct CodeLine: Sendable, Equatable {
  /// The number of levels by which it is indented more than the member that it belongs to.
  let level: Int
  let text: String

  init(_ text: String, level: Int = 0) { (self.text, self.level) = (text, level) }
}
