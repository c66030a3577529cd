import Testing

/// A program with one mistake, and the same program without it.
struct RefusedProgram: CustomTestStringConvertible {
  let mistake: String
  let platform: String
  /// Words of the error.
  let error: String
  /// `<>` marks the place of the mistake.
  let frame: String
  let wrong: String
  let right: String

  var testDescription: String { "\(platform): \(mistake)" }
  var broken: String { frame.replacing("<>", with: wrong) }
  var fixed: String { frame.replacing("<>", with: right) }

  init(
    _ mistake: String, on platform: String = "iOS", error: String, in frame: String,
    wrong: String = "", right: String = ""
  ) {
    self.mistake = mistake
    self.platform = platform
    self.error = error
    self.frame = frame
    self.wrong = wrong
    self.right = right
  }
}
