import Foundation

#if canImport(Glibc)
  import Glibc
#endif

extension HostileTemplate {
  /// Paths that lead out, that some system cannot store, or that mean something to other programs.
  static let paths: [HostileTemplate] = [
    .init(path: "../x", 77, "'../x' points outside the target's folder"),
    .init(path: "a/../../x", 77, "points outside the target's folder"),
    .init(path: "..\\x", 77, "points outside the target's folder"),
    .init(path: "/etc/x", 77, "absolute path"),
    .init(path: "\\\\server\\x", 77, "absolute path"),
    .init(path: "C:\\x", 77, "absolute path"),
    .init(path: "C:/x", 77, "absolute path"),
    .init(path: "c:x", 77, "absolute path"),
    .init(path: "a\\b", 65, "has a backslash"),
    .init(path: "a\u{0}b", 65, "'a\\u{0}b' contains an invisible character"),
    .init(path: "a\u{1B}[2Jb", 65, "'a\\u{1B}[2Jb' contains an invisible character"),
    .init(path: "a\nb", 65, "'a\\nb' contains an invisible character"),
    .init(path: "a\u{202E}b", 65, "'a\\u{202E}b' contains an invisible character"),
    .init(path: "a/\u{200B}.git/b", 65, "invisible character"),
    .init(path: "x".times(256), 65, "256 bytes, more than 255"),
    .init(
      path: "<<o>>", 65, "300 bytes, more than 255", options: [option("o", default: "x".times(300))]
    ),
    .init(path: "<<Module>>/".times(93) + "x", 65, "94 names, more than 32"),
    .init(path: "abc/".times(2_000) + "x", 65, "a path of more than 1024 bytes"),
    .init(path: "a/".times(60_000) + "x", 65, "a path of more than 1024 bytes"),
    .init(path: "NUL", 65, "a device on Windows"),
    .init(path: "sub/aux.swift", 65, "a device on Windows"),
    .init(path: "a./b", 65, "must not start or end with a space or dot"),
    .init(path: "a /b", 65, "must not start or end with a space or dot"),
    .init(path: "x.swift ", 65, "must not start or end with a space or dot"),
    .init(path: "ab:c", 65, "a character that Windows does not allow"),
    .init(path: ".git::$INDEX_ALLOCATION/x", 65, "a character that Windows does not allow"),
    .init(path: "", 65, "an empty component"),
    .init(path: "a//b", 65, "an empty component"),
    .init(path: ".git/config", 77, "'.git' is reserved for other programs"),
    .init(path: "sub/.GIT/hooks/x", 77, "'.GIT' is reserved for other programs"),
    .init(path: ".git", 77, "'.git' is reserved for other programs"),
    .init(path: "git~1/config", 77, "'git~1' is reserved for other programs"),
    .init(path: ".viper-gen/App/X.json", 77, "'.viper-gen' is reserved for other programs"),
    .init(path: ".swiftpm/x", 77, "'.swiftpm' is reserved for other programs"),
    .init(path: ".build/x", 77, "'.build' is reserved for other programs"),
    .init(path: "Package.swift", 77, "'Package.swift' is reserved for other programs"),
    .init(path: "package.SWIFT", 77, "'package.SWIFT' is reserved for other programs"),
    .init(
      path: "Package@swift-5.9.swift", 77,
      "'Package@swift-5.9.swift' is reserved for other programs"),
    .init(
      path: "<<o>>.swift", 77, "'a/b' would add a folder", options: [option("o", default: "a/b")]),
    .init(
      path: "<<o>>.swift", 77, "'a\\b' would add a folder", options: [option("o", default: "a\\b")]),
    .init(path: "<<o>>/x", 77, "'..' would add a folder", options: [option("o", default: "..")]),
    .init(
      path: "<<o>>git/x", 77, "is reserved for other programs", options: [option("o", default: ".")]
    ),
    .init(path: "<<o>>", 65, "an empty component", options: [option("o", default: "")]),
    .init(path: "<<o>>", 65, "4096 bytes", options: [option("o", default: "x".times(9_000))]),
    .init(
      json: manifest(
        files: [file(path: "<<x>>", loop: "x in xs")],
        options: [option("xs", "list", default: ["a/../../b"])]),
      "a loop whose values are paths", 77, "would add a folder"),
    .init(
      json: manifest(files: [file(path: "a"), file(path: "A")]), "two spellings of a file", 64,
      "would be the same file"),
    .init(
      json: manifest(files: [file(path: "é/a"), file(path: "e\u{301}/b")]),
      "two spellings of a folder", 64, "would be the same folder"),
    .init(
      json: manifest(files: [file(path: "a"), file(path: "a/b")]), "a file that is a folder", 64,
      "would be both a file and the folder"),
    .init(
      json: manifest(
        files: [file(path: "f.swift", loop: "x in xs")],
        options: [option("xs", "list", default: list(2_000))]),
      "a loop of equal paths", 64, "would be written twice"),
  ]

  /// Folders with entries that are not files.
  static let folders: [HostileTemplate] = [
    linked("a link to a file", "l", to: "V.swift"),
    linked("a link to the folder above", "l", to: ".."),
    linked("a link to a file of the system", "l", to: "/etc/passwd"),
    linked("a dangling link", "l", to: "nowhere"),
    linked("a link to itself", "l", to: "l"),
    linked("a linked template.json", "template.json", to: "/etc/passwd"),
    linked("a linked source", "V.swift", to: "/etc/passwd"),
    special("a pipe", 77, "link or a special file") { mkfifo($0 + "/pipe", 0o600) },
    special("a pipe as template.json", 77, "link or a special file") { folder in
      unlink(folder + "/template.json")
      return mkfifo(folder + "/template.json", 0o600)
    },
    special("a file of ten gigabytes", 65, "is larger than") { truncated($0 + "/big") },
    special("a template.json of ten gigabytes", 65, "is larger than") { folder in
      truncated(folder + "/template.json")
    },
    special("thousands of files", 65, "more than 2000 entries") { folder in
      (0..<2_100).map { close(open("\(folder)/f\($0)", O_WRONLY | O_CREAT, 0o600)) }.max() ?? -1
    },
    special("thousands of folders", 65, "more than 2000 entries") { folder in
      (0..<2_100).map { mkdir("\(folder)/d\($0)", 0o700) }.max() ?? -1
    },
    special("a very deep folder", 65, "folders deep") { folder in
      let path = folder + "/d".times(400)
      return (1...400).map { mkdir(String(path.prefix(folder.count + 2 * $0)), 0o700) }.max() ?? -1
    },
  ]

  /// Names that a Mac's disk does not take in the first place.
  static let names: [HostileTemplate] = [
    special("a name that is not UTF-8", 65, "not valid UTF-8") { folder in
      let name = Array(folder.utf8CString.dropLast()) + [0x2F, -1, 0]
      return close(open(name, O_WRONLY | O_CREAT, 0o600))
    }
  ]

  private static func linked(_ name: String, _ link: String, to target: String) -> HostileTemplate {
    special(name, 77, "link or a special file") { folder in
      unlink("\(folder)/\(link)")
      return symlink(target, "\(folder)/\(link)")
    }
  }

  /// A sound template with something else put into its folder; `add` answers zero when it is there.
  private static func special(
    _ name: String, _ status: Int32, _ answer: String, add: @escaping @Sendable (String) -> Int32
  ) -> HostileTemplate {
    .init(name, status, answer) { folder in
      try Data(manifest().utf8).write(to: folder.appending(path: "template.json"))
      try Data("v\n".utf8).write(to: folder.appending(path: "V.swift"))
      guard add(folder.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    }
  }

  /// A sparse file: a huge size and no contents.
  private static func truncated(_ path: String) -> Int32 {
    let file = open(path, O_WRONLY | O_CREAT, 0o600)
    defer { close(file) }
    return ftruncate(file, 10 << 30)
  }
}
