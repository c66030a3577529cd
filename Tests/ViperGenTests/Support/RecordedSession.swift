import Foundation
import Testing

/// The text of a screen, stored below `Tests/Sessions` as plain text.
enum RecordedSession {
  private static let folder = Program.project.appending(path: "Tests/Sessions")

  /// Compares a screen with the recorded one, but for digests; with `RECORD_SESSIONS` in the environment it is
  /// recorded instead, which no run passes.
  static func expect(
    _ screen: String, is name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let screen = screen.withoutDigests.withoutProgress
    let file = folder.appending(path: name + ".txt")
    if ProcessInfo.processInfo.environment["RECORD_SESSIONS"] != nil {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(screen.utf8).write(to: file)
      Issue.record("recorded \(file.path)", sourceLocation: sourceLocation)
    }
    let recorded = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(screen == recorded, sourceLocation: sourceLocation)
  }
}

extension String {
  /// The text with one word for all digests: each change of a template changes its digest.
  var withoutDigests: String { replacing(/[0-9a-f]{64}/, with: "DIGEST") }

  /// The text without the line of progress, which a run shows that takes over a second on a busy machine.
  var withoutProgress: String { replacing(/\r?\x1B\[K(?:[a-z]+ [0-9]+\/[0-9]+)?/, with: "") }
}
