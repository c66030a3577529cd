import Foundation
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What a user, a merge or a broken checkout leaves in the place of a file that the program reads.
struct BrokenFile: CustomTestStringConvertible, Sendable {
  let testDescription: String
  private let make: @Sendable (URL) throws -> Void

  /// A file with other bytes.
  init(_ bytes: [UInt8], _ description: String) {
    self.init(description) { try Data(bytes).write(to: $0) }
  }

  /// A file with another text.
  init(_ text: String, _ description: String) { self.init(Array(text.utf8), description) }

  private init(_ description: String, _ make: @escaping @Sendable (URL) throws -> Void) {
    testDescription = description
    self.make = make
  }

  /// Replaces what is in the place.
  func put(at place: URL) throws {
    if FileManager.default.fileExists(atPath: place.path) {
      try FileManager.default.removeItem(at: place)
    }
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try make(place)
  }

  /// What is not a regular file.
  static let obstacles = [
    BrokenFile("a folder") {
      try FileManager.default.createDirectory(at: $0, withIntermediateDirectories: false)
    },
    BrokenFile("a FIFO") { place in
      #expect(mkfifo(place.path, 0o644) == 0)
    },
    BrokenFile("a dangling link") {
      try FileManager.default.createSymbolicLink(
        atPath: $0.path, withDestinationPath: "nowhere/file.json")
    },
    BrokenFile("a link to itself") {
      try FileManager.default.createSymbolicLink(
        atPath: $0.path, withDestinationPath: $0.lastPathComponent)
    },
  ]

  /// A link to a file with a text, which is beside it.
  static func link(to text: String) -> BrokenFile {
    BrokenFile("a link to a file") { place in
      try Data(text.utf8).write(to: place.appendingPathExtension("kept"))
      try FileManager.default.createSymbolicLink(
        atPath: place.path, withDestinationPath: place.lastPathComponent + ".kept")
    }
  }

  /// What is not JSON at all.
  static let notJSON = [
    BrokenFile("", "an empty file"),
    BrokenFile(Array("{\"templates\": [\"Te".utf8) + [0xFF] + Array("\"]}".utf8), "not UTF-8"),
    BrokenFile("{\"templates\": [\"Te\u{0}am\"]}", "a NUL byte"),
    BrokenFile("<<<<<<< HEAD\n{}\n=======\n{\"a\": 1}\n>>>>>>> other\n", "conflict markers"),
    BrokenFile(String(repeating: " ", count: 5 << 20) + "{}", "five megabytes"),
    BrokenFile("{} {}", "two documents"),
  ]
}
