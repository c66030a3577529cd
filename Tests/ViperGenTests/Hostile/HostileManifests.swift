import Foundation

extension HostileTemplate {
  /// Broken and bloated `template.json`s.
  static let manifests: [HostileTemplate] = [
    .init(json: "", "an empty template.json", 65, "ends too early"),
    .init(json: "}{", "no JSON", 65, "expected a value"),
    .init(json: "{\"id\": \"\u{0}\"}", "a NUL", 65, "a control character"),
    .init(json: "[".times(100_000), "a hundred thousand brackets", 65, "deeper than 64 levels"),
    .init(json: "{\"a\":".times(50_000), "nested objects", 65, "deeper than 64 levels"),
    .init(json: "[" + "1,".times(120_000) + "1]", "a long array", 65, "more than 2000 entries"),
    .init(
      json: "{\"id\":\(String(repeating: "9", count: 200_000))}", "a long number", 65, "number"),
    .init(json: manifest(with: ["id": "x".times(200_000)]), "a long id", 65, "the id 'xxx"),
    .init(json: manifest(with: ["id": "../t"]), "an id with dots", 65, "not a valid template id"),
    .init(
      json: manifest(with: ["id": "t\u{1B}[2J"]), "an id with controls", 65,
      "not a valid template id"),
    .init(
      json: manifest(with: ["id": "other"]), "another id", 65, "differs from the folder's name"),
    .init(json: "{\"id\":\"t\",\"id\":\"t\"}", "a duplicate key", 65, "duplicate key 'id'"),
    .init(
      json: "{" + (0..<12_000).map { "\"k\($0)\":1" }.joined(separator: ",") + "}",
      "thousands of unknown keys", 65, "more than 2000 entries"),
    .init(
      json: "{" + (0..<1_900).map { "\"k\($0)\":1" }.joined(separator: ",") + "}",
      "many unknown keys", 65, "unknown key 'k0'"),
    .init(json: "{\"\("k".times(200_000))\":1}", "a long key", 65, "unknown key 'kkk"),
    .init(
      json: "{\"id\":\"" + "e\u{301}".times(80_000) + "\"}", "a long id of combined letters", 65,
      "é"),
    .init(
      json: "{\"id\":\"t\",\"description\":\"d\",\"files\":[" + "1,".times(1_900) + "1]}",
      "entries of the wrong kind", 65, "expected an object, found a number"),
    .init(json: " ".times(5 << 20), "five megabytes of blanks", 65, "is larger than"),
    .init(json: " ".times(300_000) + "{}", "a large template.json", 65, "is larger than 262144"),
    .init(json: "/*".times(100_000), "an open comment", 65, "error"),
    .init(
      json: manifest(options: (0..<300).map { option("o\($0)", default: "") }),
      "hundreds of options", 65, "more than 256 entries"),
    .init(
      json: manifest(options: (0..<250).map { _ in option("o", default: "") }),
      "options of one name", 65, "duplicate option 'o'"),
    .init(
      json: manifest(
        options: (0..<250).map { option("o\($0)", default: "", when: "zz or ".times(150) + "zz") }),
      "bad conditions", 65, "unknown variable 'zz'"),
    .init(
      json: manifest(options: [option("o", "list", default: list(3_000))]), "a long list", 65,
      "more than 2000 entries"),
    .init(
      json: manifest(options: [option("o", "signatures", default: ["f(a: " + "[".times(9_000)])]),
      "a deep type", 65, "nested deeper than 32 levels"),
    .init(
      json: manifest(options: [option("o", "signatures", default: ["f(a: " + "[".times(50_000)])]),
      "a long type", 65, "a signature of more than 10000 bytes"),
    .init(
      json: manifest(options: [
        option("o", "signatures", default: (0..<2_000).map { "f\($0)(a: [Int: String])" })
      ]), "thousands of actions", 0, "next: swift"),
    .init(
      json: manifest(options: [option("o", "fields", default: list(2_000).map { $0 + ": Int" })]),
      "thousands of fields", 0, "next: swift"),
    .init(
      json: manifest(options: [option("o", "names", default: (0..<2_000).map { "V\($0)" })]),
      "thousands of names", 0, "next: swift"),
    .init(
      json: manifest(files: (0..<3_000).map { file(path: "f\($0)") }), "thousands of files", 65,
      "more than 2000 entries"),
    .init(
      json: manifest(
        files: (0..<3).map { file(path: "f\($0)<<x>>", loop: "x in xs") },
        options: [option("xs", "list", default: list(1_000))]),
      "loops that make thousands of files", 65, "more than 2000 files for a module"),
    .init(
      json: manifest(with: ["description": "\u{1B}[2J\u{9B}31m", "help": 1]),
      "a description that steers the terminal", 65, "unknown key 'help'"),
    .init("a template.json that is not UTF-8", 65, "not valid UTF-8") { folder in
      try Data(Array("{\"id\": \"".utf8) + [0xFF, 0x22, 0x7D])
        .write(to: folder.appending(path: "template.json"))
    },
  ]
}
