/// Limits on templates, so that a hostile template cannot exhaust memory or time.
enum TemplateLimits {
  static let nesting = 64
  static let includeDepth = 16
  /// Texts and placeholders of all files of a template with everything that they include.
  static let parts = 200_000
  /// Bytes of a file that are searched for the end of a placeholder without finding one.
  static let bytesMissed = 32 << 20
  static let wordsInPlaceholder = 1_000
  static let problems = 100
  static let sourceBytes = 16 << 20
  /// Steps of rendering all files of a module: nodes, rounds of loops, and the work inside them.
  static let steps = 5_000_000
  static let outputBytes = 16 << 20
  static let pathBytes = 4_096
  static let filesOfModule = 2_000
}

/// How much of a template has been read. Each file counts as often as it is used or included.
struct ReadingBudget: Sendable {
  var parts = 0
  var bytes = 0

  var isExhausted: Bool {
    parts > TemplateLimits.parts || bytes > TemplateLimits.sourceBytes
  }
}
