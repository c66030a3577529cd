import Foundation
import Testing

/// Something in a clone that is just above a limit.
struct AbsurdSize: CustomTestStringConvertible {
  let testDescription: String
  let status: Int32
  /// A part of the message.
  let message: String
  /// The commands that end with it.
  let commands: [[String]]
  private let put: @Sendable (HostileClone) throws -> Void

  init(
    _ description: String, _ status: Int32, _ message: String, _ commands: [[String]],
    _ put: @escaping @Sendable (HostileClone) throws -> Void
  ) {
    testDescription = description
    self.status = status
    self.message = message
    self.commands = commands
    self.put = put
  }

  /// A clone that contains it.
  func clone() throws -> HostileClone {
    let clone = try HostileClone.withModule()
    try put(clone)
    return clone
  }

  static let all = configurations + templates + records + [list]

  private static let create = ["create", "New"] + HostileClone.templateOptions
  private static let list = AbsurdSize(
    "a list of modules", 65, "more than 10000 modules",
    [["create", "--file", "names"] + HostileClone.templateOptions]
  ) { clone in
    try clone.write((0...10_000).map { "M\($0)" }.joined(separator: "\n"), to: "names")
  }

  // MARK: Configurations

  private static let configurations: [AbsurdSize] = [
    configuration("folders that do not exist", "more than 100 folders in 'templates'") {
      #"{"templates": [\#(texts(101) { "T/\($0)" })]}"#
    },
    configuration("one folder again and again", "more than 100 folders in 'templates'") {
      #"{"templates": [\#(texts(101) { _ in "../Templates" })]}"#
    },
    configuration("repositories", "more than 100 repositories in 'repositories'") {
      let entries = (0...100).map { number in
        #"{"url": "https://e.com/\#(number).git", "commit": "\#("a".times(40))", "folder": "T", "templates": []}"#
      }
      return #"{"repositories": [\#(entries.joined(separator: ","))]}"#
    },
    configuration("values of an option", "more than 2000 entries") {
      #"{"options": {"actions": [\#(texts(2_001) { "act\($0)()" })]}}"#
    },
    configuration("options", "more than 2000 entries") {
      #"{"options": {\#(texts(2_001) { "o\($0)" }.replacing(",", with: ":1,")):1}}"#
    },
    configuration("templates with options", "more than 2000 entries") {
      #"{"templateOptions": {\#(texts(2_001) { "t\($0)" }.replacing(",", with: ":{},")):{}}}"#
    },
  ]

  private static func configuration(
    _ description: String, _ message: String, _ text: @escaping @Sendable () -> String
  ) -> AbsurdSize {
    AbsurdSize(
      "a configuration: \(description)", 78, message,
      [create, ["config"], ["update"], ["update", "--check"], ["templates", "list"]]
    ) { clone in
      try clone.write(text(), to: ".viper-gen.json")
    }
  }

  private static func texts(_ count: Int, _ text: (Int) -> String) -> String {
    (0..<count).map { "\"\(text($0))\"" }.joined(separator: ",")
  }

  // MARK: Templates

  private static let templates: [AbsurdSize] = [
    AbsurdSize(
      "templates", 65, "more than 2000 templates",
      [["templates", "list"], ["create", "New", "--template", "none"]]
    ) { clone in
      for number in 0...2_000 { try clone.write("{}", to: "T/t\(number)/template.json") }
      try clone.write(#"{"templates": ["T"]}"#, to: ".viper-gen.json")
    },
    AbsurdSize(
      "large templates", 65, "bytes in all 'template.json' files", [["templates", "list"]]
    ) {
      clone in
      for number in 0...32 { try clone.grow("T/t\(number)/template.json", to: 1 << 20) }
      try clone.write(#"{"templates": ["T"]}"#, to: ".viper-gen.json")
    },
  ]

  // MARK: Records

  private static let readers = [
    ["list"], ["update"],
    ["change", "Feature/Home", "--text", "x"] + ["--templates", "../Templates"],
    ["rename", "Feature/Home", "Start"], ["remove", "Feature/Home"],
  ]

  private static let records: [AbsurdSize] = [
    AbsurdSize("records", 65, "more than 10000 records", readers) { clone in
      try clone.makeFolder(".viper-gen/App")
      for number in 0...10_000 { try clone.grow(".viper-gen/App/M\(number).json", to: 0) }
    },
    AbsurdSize("large records", 65, "bytes together", [["list"], ["update"]]) { clone in
      for number in 0...16 { try clone.grow(".viper-gen/App/M\(number).json", to: 4 << 20) }
    },
    AbsurdSize(
      "versions of templates", 65, "more than 100 versions of templates",
      [["update"], ["update", "--check"], ["update", "--dry-run"]]
    ) { clone in
      let text = try clone.folder.text(of: "Shop/.viper-gen/App/Feature/Home.json")
      let digest = try #require(text.firstMatch(of: /"templateDigest": "([0-9a-f]+)"/)).output.1
      for number in 0..<100 {
        let other = "0".times(61) + "\(100 + number)"
        try clone.write(
          text.replacing("Home", with: "M\(number)").replacing(digest, with: other),
          to: ".viper-gen/App/Feature/M\(number).json")
      }
    },
    record("files", inObject: true), record("folders", inObject: false),
    record("header", inObject: false), record("skipped", inObject: false),
  ]

  /// A record with one list that is too long.
  private static func record(_ key: String, inObject: Bool) -> AbsurdSize {
    AbsurdSize("a record: \(key)", 65, "more than 10000 entries", readers) { clone in
      let entries = texts(10_001) { "Sources/App/Feature/Home/F\($0)" }
      let list = inObject ? "{\(entries.replacing(",", with: ":0,")):0}" : "[\(entries)]"
      try clone.write("{\"\(key)\": \(list)}", to: ".viper-gen/App/Feature/Home.json")
    }
  }
}

extension HostileClone {
  func write(_ text: String, to path: String) throws { try folder.write(text, to: "Shop/\(path)") }

  /// A file of zeros.
  fileprivate func grow(_ path: String, to size: UInt64) throws {
    try write("", to: path)
    guard size > 0 else { return }
    let file = try FileHandle(forWritingTo: root.appending(path: path))
    try file.truncate(atOffset: size)
    try file.close()
  }
}
