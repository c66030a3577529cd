import Foundation

/// The expectations of a test file, each turned into its opposite, so that each of them must fail.
///
/// The file is laid out as swift-format does: an expectation is in one line, or its brackets stand at the ends of lines.
struct NegatedExpectations {
  /// The text with the opposites, line by line as before.
  private(set) var text = ""
  /// The lines of the expectations, from 1. Those for other systems do not count.
  private(set) var lines: Set<Int> = []

  init(_ source: String) {
    var lines = source.components(separatedBy: "\n")
    // For each `#if`, whether its present branch is for a system that is not at hand.
    var foreign: [Bool] = []
    var open: String?
    for index in lines.indices {
      let line = lines[index].drop { $0 == " " }
      let indentation = lines[index].prefix { $0 == " " }
      if line.hasPrefix("#if ") {
        foreign.append(
          line.hasPrefix("#if canImport(UIKit)") || line.hasPrefix("#if canImport(AppKit)"))
      } else if line.hasPrefix("#else"), let last = foreign.popLast() {
        foreign.append(!last)
      } else if line.hasPrefix("#endif") {
        foreign.removeLast()
      }
      if let start = open {
        guard lines[index] == start + ")" else { continue }
        lines[index] += ")"
        open = nil
      } else if line == "#expect(", !lines[index + 1].contains("throws: ") {
        lines[index] += "!("
        open = String(indentation)
        if !foreign.contains(true) { self.lines.insert(index + 1) }
      } else if line.hasPrefix("#expect("), line.hasSuffix(")"), !line.hasPrefix("#expect(throws:")
      {
        let condition = line.dropFirst("#expect(".count).dropLast()
        lines[index] = indentation + "#expect(!(" + condition + "))"
        if !foreign.contains(true) { self.lines.insert(index + 1) }
      }
    }
    text = lines.joined(separator: "\n")
  }

  /// The lines of a test file at which expectations failed, as Swift Testing reports them.
  static func failures(in output: String, of file: String) -> Set<Int> {
    Set(
      output.split(separator: "\n").compactMap { line in
        guard line.contains("recorded an issue"),
          let place = line.firstRange(of: " at \(file):")
        else { return nil }
        return Int(line[place.upperBound...].prefix { $0.isNumber })
      })
  }
}
