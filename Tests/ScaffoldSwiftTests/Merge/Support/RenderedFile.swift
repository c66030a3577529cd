import Foundation
import Testing

/// A file of a generated module as the template wrote it and as it writes it after a change of options.
struct RenderedFile: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let base: [UInt8]
  let new: [UInt8]

  /// The files of all modules in `Fixtures`, which hold each file as a comparison with all of its lines.
  static let all: [RenderedFile] = modules.flatMap { files(of: $0) }

  /// The files of the modules to which one action was added.
  static let withAction: [RenderedFile] = modules.prefix(6).flatMap { files(of: $0) }

  private static let modules = [
    "vip", "viper", "viper-closures", "viper-contract", "viper-list-detail", "viper-quick",
    "viper-withservice", "vip-worker", "viper-list-detail-date",
  ]

  private static func files(of module: String) -> [RenderedFile] {
    let url = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Fixtures/\(module).txt")
    guard let data = FileManager.default.contents(atPath: url.path) else { return [] }
    let lines = String(decoding: data, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let starts = lines.indices.filter { lines[$0].hasPrefix("=== ") }
    return zip(starts, starts.dropFirst() + [lines.endIndex]).map { start, end in
      RenderedFile(
        name: "\(module)/\(lines[start].dropFirst(4))", lines: lines[start + 1..<end])
    }
  }

  private init(name: String, lines: ArraySlice<Substring>) {
    testDescription = name
    base = RenderedFile.text(of: lines.filter { !$0.hasPrefix("+") })
    new = RenderedFile.text(of: lines.filter { !$0.hasPrefix("-") })
  }

  private static func text(of lines: [Substring]) -> [UInt8] {
    Array(lines.map { $0.dropFirst() + "\n" }.joined().utf8)
  }
}
