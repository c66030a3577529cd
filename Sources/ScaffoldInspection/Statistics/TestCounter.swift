import ScaffoldRecognition
import ScaffoldSwift

/// Counts the tests of files, each by the type that has it.
struct TestCounter {
  private var superclasses: [String: String] = [:]

  init(_ scans: [SourceScan]) {
    for scan in scans where scan.source.isTest {
      for type in scan.types where !type.isExtension {
        if let parent = Self.parent(of: type, in: scan) { superclasses[type.name] = parent }
      }
    }
  }

  /// The first type after the colon of a type's head.
  private static func parent(of type: SourceScan.Body, in scan: SourceScan) -> String? {
    var place = type.start + 2
    while place < type.tokens.lowerBound {
      if scan.isMark(":", at: place) { return scan.word(place + 1) }
      place += 1
    }
    return nil
  }

  private enum Library { case xctest, quick }

  private func library(of name: String) -> Library? {
    var (current, steps) = (name, 0)
    while let parent = superclasses[current], steps < 32 {
      if parent == "XCTestCase" { return .xctest }
      if ["QuickSpec", "AsyncSpec"].contains(parent) { return .quick }
      (current, steps) = (parent, steps + 1)
    }
    // The base class may be in a library of helpers.
    return steps > 0 && (current.hasSuffix("TestCase") || current.hasSuffix("Testing"))
      ? .xctest : nil
  }

  /// The tests of a file, by the outermost type that each is in.
  func tests(in scan: SourceScan) -> [String: Int] {
    guard scan.source.isTest else { return [:] }
    var found: [String: Int] = [:]
    for function in scan.functions where function.name.hasPrefix("test") {
      guard let type = scan.type(around: function.start),
        library(of: type.name) == .xctest, scan.isMark("(", at: function.start + 2),
        scan.isMark(")", at: function.start + 3)
      else { continue }
      found[scan.outermostType(at: function.start) ?? "", default: 0] += 1
    }
    for place in scan.tokens.indices.dropFirst() where scan.tokens[place].kind == .word {
      let count = scan.tokens[place].range.count
      if count == 4, scan.isMark("@", at: place - 1), scan.word(place) == "Test" {
        found[scan.outermostType(at: place) ?? "", default: 0] += 1
      }
      if count <= 3, ["it", "fit", "xit"].contains(scan.word(place)),
        scan.isMark("(", at: place + 1),
        !scan.isMark(".", at: place - 1), let type = scan.outermostType(at: place),
        library(of: type) == .quick
      {
        found[type, default: 0] += 1
      }
    }
    return found
  }
}
