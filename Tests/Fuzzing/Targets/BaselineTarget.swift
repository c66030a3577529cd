import ScaffoldInspection
import ScaffoldRecognition

/// A baseline of known findings, which a repository brings.
enum BaselineTarget {
  /// A count that is written out as so many findings.
  private static let mostFindings = 3

  static func run(_ bytes: [UInt8]) {
    let first = read(bytes)
    require(first == read(bytes), "the second reading says the same")
    switch first {
    case .failure(let error): check(error, in: bytes)
    case .success(let baseline):
      let text = Array(baseline.text.utf8)
      require(read(text) == .success(baseline), "a baseline reads as it is written")
      guard let json = json(bytes) else { return require(false, "a baseline is JSON") }
      require(self.json(text) != nil, "what is written is JSON")
      for entry in json["findings"]?.elements ?? [] { check(entry, in: baseline) }
    }
  }

  private static func check(_ error: BaselineError, in bytes: [UInt8]) {
    let shown = error.message.escapingControlCharacters.unicodeScalars
    require(!shown.isEmpty && !shown.contains(where: \.isDeceptive), "a reason has words")
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    guard lines.indices.contains(error.line - 1) else {
      return require(false, "the line \(error.line) is in the text")
    }
    let columns = String(decoding: lines[error.line - 1], as: UTF8.self).count
    require((1...columns + 1).contains(error.column), "the column is in the line")
  }

  /// As many findings as an entry says are known, and one more is new.
  private static func check(_ entry: JSONValue, in baseline: Baseline) {
    guard let path = entry["path"]?.string, let rule = entry["rule"]?.string,
      let line = entry["line"]?.string
    else { return require(false, "a finding has a path, a rule and a line") }
    let finding = Finding(
      rule: rule, severity: .warning, message: "m",
      place: SourcePlace(path: path, line: 1, column: 1), scalarColumn: 1, line: line)
    let many = Array(repeating: finding, count: mostFindings + 1)
    var count = 1
    if case .number(let digits)? = entry["count"]?.content { count = Int(digits) ?? 0 }
    require(
      baseline.new(in: many).count == max(0, many.count - count), "\(count) findings are known")
  }

  private static func json(_ bytes: [UInt8]) -> JSONValue? {
    Outcome.once { () throws(ScaffoldError) in
      try JSONReader.read(SourceText(path: ".viper-gen-baseline.json", bytes: bytes))
    }.value
  }

  private static func read(_ bytes: [UInt8]) -> Result<Baseline, BaselineError> {
    do throws(BaselineError) {
      return .success(try Baseline(reading: bytes))
    } catch {
      return .failure(error)
    }
  }
}
