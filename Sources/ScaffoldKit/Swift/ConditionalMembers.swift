import ScaffoldSwift

/// Puts the members that use types of some frameworks within `#if canImport`, so that a file compiles without them.
///
/// ```swift
/// let members = ConditionalMembers(frameworks: ["UIImage": "UIKit"])
/// members.text("struct Photo {\n  let image: UIImage\n}\n")
/// // struct Photo {
/// //   #if canImport(UIKit)
/// //     let image: UIImage
/// //   #endif
/// // }
/// ```
struct ConditionalMembers {
  /// The framework of each type.
  let frameworks: [String: String]

  /// Some lines of a file, and the condition that they need.
  private struct Part {
    var lines: ClosedRange<Int>
    let condition: String
  }

  func text(_ text: String) -> String {
    let bytes = Array(text.utf8)
    guard !frameworks.isEmpty, let file = SwiftFile(ifReadable: bytes) else { return text }
    var parts: [Part] = []
    collect(file.declarations, in: bytes, below: [], &parts)
    guard !parts.isEmpty else { return text }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for part in parts.reversed() {
      let indent = String(lines[part.lines.lowerBound].prefix { $0 == " " })
      let inner = lines[part.lines].map { $0.isEmpty ? "" : "  " + $0 }
      lines.replaceSubrange(
        part.lines, with: ["\(indent)#if \(part.condition)"] + inner + ["\(indent)#endif"])
    }
    return lines.joined(separator: "\n")
  }

  /// Finds the members that need a framework for which no `#if` around them checks.
  private func collect(
    _ declarations: [Declaration], in bytes: [UInt8], below outer: [String],
    _ parts: inout [Part]
  ) {
    for declaration in declarations {
      switch declaration.kind {
      case .conditional:
        for branch in declaration.branches {
          let inner = outer + (branch.condition ?? "").split(separator: " && ").map(String.init)
          collect(branch.declarations, in: bytes, below: inner, &parts)
        }
      case .struct, .class, .enum, .actor, .protocol, .extension:
        collect(declaration.members, in: bytes, below: outer, &parts)
      case .function, .initializer, .subscript, .property, .enumCase, .typealias:
        let needed = conditions(of: Array(bytes[declaration.code])).filter { !outer.contains($0) }
        if !needed.isEmpty {
          add(lines(of: declaration.range, in: bytes), needed.joined(separator: " && "), to: &parts)
        }
      default: break
      }
    }
  }

  private func conditions(of code: [UInt8]) -> [String] {
    let types = TypeUses(of: Set(frameworks.keys), in: code).places.keys
    return types.compactMap { frameworks[$0] }.uniqued.sorted().flatMap { framework in
      // Mac Catalyst has AppKit, but not its views.
      ["canImport(\(framework))"]
        + (framework == "AppKit" ? ["!targetEnvironment(macCatalyst)"] : [])
    }
  }

  private func lines(of range: Range<Int>, in bytes: [UInt8]) -> ClosedRange<Int> {
    let newline = UInt8(ascii: "\n")
    let first = bytes[..<range.lowerBound].count { $0 == newline }
    return first...(first + bytes[range].count { $0 == newline })
  }

  /// Adds lines to the part that ends on the line before them, or as a part of their own.
  private func add(_ lines: ClosedRange<Int>, _ condition: String, to parts: inout [Part]) {
    if let last = parts.last, last.condition == condition,
      last.lines.upperBound + 1 == lines.lowerBound
    {
      parts[parts.count - 1].lines = last.lines.lowerBound...lines.upperBound
    } else {
      parts.append(Part(lines: lines, condition: condition))
    }
  }
}
