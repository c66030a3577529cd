package import ScaffoldRecognition
import ScaffoldSwift

/// The sources of a project after the fixes of its findings.
///
/// ```swift
/// let fixed = FixedSources(applying: Lint(of: sources).findings, to: sources)
/// fixed.changed.map(\.path)  // ["Login/LoginPresenter.swift"]
/// ```
///
/// The findings must be those of the same texts. A second run may find more to fix: a property can become weak
/// after its protocol is limited to classes.
package struct FixedSources: Sendable {
  /// The files that change, with their new texts, in the order of the sources.
  package let changed: [SourceText]
  /// The paths of the files whose fixes do not fit together or do not give Swift code.
  package let unchanged: [String]

  package init(applying findings: [Finding], to sources: [SourceText]) {
    let edits = Dictionary(grouping: Set(findings.flatMap(\.fix)), by: \.path)
    var (changed, unchanged) = ([SourceText](), [String]())
    for source in sources {
      guard let edits = edits[source.path] else { continue }
      if let text = Self.text(of: source, with: edits), SwiftFile(ifReadable: text) != nil {
        changed.append(
          SourceText(
            path: source.path, text: text, module: source.module, isTest: source.isTest))
      } else {
        unchanged.append(source.path)
      }
    }
    (self.changed, self.unchanged) = (changed, unchanged)
  }

  /// The text with all edits; `nil` if two of them overlap or one is not in the text.
  private static func text(of source: SourceText, with edits: [TextEdit]) -> [UInt8]? {
    var result: [UInt8] = []
    var end = 0
    let ordered = edits.sorted {
      ($0.range.lowerBound, $0.range.upperBound, $0.replacement)
        < ($1.range.lowerBound, $1.range.upperBound, $1.replacement)
    }
    for edit in ordered {
      guard edit.range.lowerBound >= end, edit.range.upperBound <= source.text.count else {
        return nil
      }
      result += source.text[end..<edit.range.lowerBound]
      result += edit.replacement.utf8
      end = edit.range.upperBound
    }
    return result + source.text[end...]
  }
}
