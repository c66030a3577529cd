import Foundation
import ScaffoldSwift

/// A declaration as the reader reports it. Offsets count bytes.
struct Report: Encodable {
  let kind: String
  let name: String
  let selector: String
  /// The range of the code, and the offset after the last attribute or modifier.
  let start: Int
  let end: Int
  let afterParts: Int
  /// The offsets of the modifiers.
  let modifiers: [Int]
  let members: [Report]
  let branches: [[Report]]

  init(_ declaration: Declaration) {
    kind = declaration.kind.rawValue
    name = declaration.name
    selector = declaration.selector
    (start, end) = (declaration.code.lowerBound, declaration.code.upperBound)
    let parts = declaration.attributes + declaration.modifiers
    afterParts = parts.map(\.range.upperBound).max() ?? start
    modifiers = declaration.modifiers.map(\.range.lowerBound)
    members = declaration.members.map(Report.init)
    branches = declaration.branches.map { $0.declarations.map(Report.init) }
  }
}

struct FileReport: Encodable {
  let path: String
  var error: String?
  var declarations: [Report] = []
}

// Reads one path per line, and prints one line of JSON for each file.
let encoder = JSONEncoder()
while let path = readLine() {
  var report = FileReport(path: path)
  do {
    let file = try SwiftFile(reading: Array(try Data(contentsOf: URL(fileURLWithPath: path))))
    report.declarations = file.declarations.map(Report.init)
  } catch {
    report.error = "\(error)"
  }
  print(String(decoding: try encoder.encode(report), as: UTF8.self))
}
