/// Reads the reports of the test frameworks, and assigns tests and failures to stacks, or to modules of a package.
///
/// Both frameworks report when a test begins, so a test that ends the whole process is recognized.
struct TestLog {
  private struct Test {
    let stack: Int
    /// When it began; `nil` if it has not begun.
    var began: Double?
    var seconds = 0.0
    var hasEnded = false
    var hasFailed = false
    let path: String
    let line: Int
  }

  /// The number of a stack, and the path of a file of it.
  typealias Place = (stack: Int, path: String)

  /// The place of the file at a path that a framework prints; `nil` if it belongs to no stack.
  private let owner: (String) -> Place?
  /// The stack that declares a type, and the file.
  private let types: [String: Place]
  private var tests: [String: Test] = [:]
  private var errors: [CheckResults.FileError] = []

  /// A log of the tests of types.
  init(types: [String: Place], owner: @escaping (String) -> Place?) {
    self.types = types
    self.owner = owner
  }

  /// A log of the tests of stacks in a scratch package.
  init(scratch: ScratchPackage, stacks: [Stack]) {
    var types: [String: Place] = [:]
    for stack in stacks {
      for file in stack.files where file.role == .test {
        for type in TopLevelName.all(in: file.file.contents).types {
          types[type] = (stack.number, file.file.path.description)
        }
      }
    }
    self.init(types: types) { path in
      scratch.owner(ofFileAt: path).map { ($0.stack.number, $0.path) }
    }
  }

  /// The tests of each stack, and all failures. A test that began and did not end is a failure.
  func finish() -> ([Int: CheckResults.Tests], [CheckResults.FileError]) {
    var sums: [Int: CheckResults.Tests] = [:]
    var errors = errors
    for (name, test) in tests.sorted(by: { $0.key < $1.key }) where test.began != nil {
      sums[test.stack, default: .init()].run += 1
      sums[test.stack, default: .init()].seconds += test.seconds
      if test.hasEnded, !test.hasFailed {
        sums[test.stack, default: .init()].passed += 1
      } else if !test.hasEnded {
        errors.append(error(test, "the test '\(name)' began and did not end"))
      } else if test.hasFailed, !errors.contains(where: { $0.stack == test.stack }) {
        errors.append(error(test, "the test '\(name)' failed"))
      }
    }
    return (sums, errors)
  }

  private func error(_ test: Test, _ text: String) -> CheckResults.FileError {
    CheckResults.FileError(
      stack: test.stack, kind: .test, path: test.path, line: test.line, column: 1, text: text,
      context: "")
  }

  // MARK: XCTest

  /// Reads the lines that XCTest prints. A test may print text at the start of such a line. If XCTest
  /// completed without a failure, a test whose last line is missing has passed.
  mutating func readXCTest(_ output: Toolchain.Output) {
    for line in output.text.split(whereSeparator: \.isNewline) {
      if let range = line.firstRange(of: "Test Case '") {
        readTestCase(line[range.lowerBound...])
      } else {
        readFailure(line)
      }
    }
    if output.succeeded, output.text.contains("Test Suite 'All tests' passed") {
      for name in tests.keys { tests[name]?.hasEnded = true }
    }
  }

  /// `Test Case 'SignInPresenterTests.testX' passed (0.001 seconds)`, on a Mac
  /// `Test Case '-[StacksTests.SignInPresenterTests testX]' passed (0.001 seconds).`
  private mutating func readTestCase(_ line: Substring) {
    let parts = line.split(separator: "'", omittingEmptySubsequences: false)
    guard parts.count >= 3, let words = parts.last?.split(separator: " ") else { return }
    let names = parts[1].split { "-[]. ".contains($0) }
    guard names.count >= 2, let owner = types[String(names[names.count - 2])] else { return }
    let name = names.suffix(2).joined(separator: ".")
    switch words.first {
    case "started":
      tests[name] = Test(stack: owner.stack, began: 0, path: owner.path, line: 1)
    case "passed", "failed", "skipped":
      tests[name]?.hasEnded = true
      tests[name]?.hasFailed = words.first == "failed"
      tests[name]?.seconds =
        words.dropFirst().first.flatMap { Double($0.drop { $0 == "(" }) } ?? 0
    default: break
    }
  }

  /// `/path/File.swift:12: error: SignInPresenterTests.testX : XCTAssertEqual failed: …`
  private mutating func readFailure(_ line: Substring) {
    guard let range = line.firstRange(of: ": error: ") else { return }
    let place = line[..<range.lowerBound].split(separator: ":")
    guard place.count == 2, let row = Int(place[1]),
      let (stack, path) = owner(String(place[0]))
    else { return }
    errors.append(
      CheckResults.FileError(
        stack: stack, kind: .test, path: path, line: row, column: 1,
        text: String(line[range.upperBound...]), context: ""))
  }

  // MARK: Swift Testing

  /// Reads the event stream of Swift Testing, with a JSON object on each line.
  mutating func readEvents(_ bytes: [UInt8]) {
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      do throws(ScaffoldError) {
        let json = try JSONReader.read(SourceText(path: "", bytes: Array(line)))
        guard let payload = json["payload"] else { continue }
        if json["kind"]?.string == "test" { readTest(payload) } else { readEvent(payload) }
      } catch {
        // The last line is incomplete if the process was stopped.
        continue
      }
    }
  }

  private mutating func readTest(_ json: JSONValue) {
    guard json["kind"]?.string == "function", let id = json["id"]?.string,
      let place = place(json["sourceLocation"])
    else { return }
    tests[id] = Test(stack: place.stack, path: place.path, line: place.line)
  }

  private mutating func readEvent(_ json: JSONValue) {
    guard let id = json["testID"]?.string, let test = tests[id] else { return }
    let instant = json["instant"]?["absolute"]?.number ?? 0
    switch json["kind"]?.string {
    case "testStarted": tests[id]?.began = instant
    case "testEnded", "testSkipped":
      tests[id]?.hasEnded = true
      tests[id]?.seconds = instant - (test.began ?? instant)
    case "issueRecorded" where json["issue"]?["isKnown"]?.boolean != true:
      tests[id]?.hasFailed = true
      let texts = json["messages"]?.elements?.compactMap { $0["text"]?.string } ?? []
      let place = place(json["issue"]?["sourceLocation"])
      errors.append(
        CheckResults.FileError(
          stack: test.stack, kind: .test, path: place?.path ?? test.path,
          line: place?.line ?? test.line, column: place?.column ?? 1,
          text: texts.first ?? "the test '\(id)' failed", context: ""))
    default: break
    }
  }

  private func place(
    _ json: JSONValue?
  ) -> (stack: Int, path: String, line: Int, column: Int)? {
    guard let path = (json?["_filePath"] ?? json?["filePath"])?.string,
      let (stack, below) = owner(path)
    else { return nil }
    let line = json?["line"]?.number.map { Int($0) } ?? 1
    let column = json?["column"]?.number.map { Int($0) } ?? 1
    return (stack, below, line, column)
  }
}
