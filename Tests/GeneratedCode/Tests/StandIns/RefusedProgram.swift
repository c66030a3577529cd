import Testing

/// A program with one fault, and the same program without it.
struct RefusedProgram: CustomTestStringConvertible {
  let fault: String
  let platform: String
  /// Words of the error.
  let error: String
  /// `<>` stands where the fault is.
  let frame: String
  let wrong: String
  let right: String

  var testDescription: String { "\(platform): \(fault)" }
  var faulty: String { frame.replacing("<>", with: wrong) }
  var mended: String { frame.replacing("<>", with: right) }

  init(
    _ fault: String, on platform: String = "iOS", error: String, in frame: String,
    wrong: String = "", right: String = ""
  ) {
    self.fault = fault
    self.platform = platform
    self.error = error
    self.frame = frame
    self.wrong = wrong
    self.right = right
  }
}
