import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// A copy of a text must not be open to people who may not read or change the text.
@Suite("A file with the text of others")
struct CopiedTextTests {
  private let folder: TemporaryFolder
  private static let secret = "// S3CRET"

  /// A module that is written by hand, in files with some permissions.
  init() throws {
    folder = try SmallPackage.folder()
    let made = try Program.viperGen(
      ["create", "SignIn", "--protocols", "inline", "--testing", "none", "-q"],
      in: folder.url.appending(path: "P"))
    try #require(made.status == 0, "\(made.errors)")
    try FileManager.default.removeItem(at: folder.url.appending(path: "P/.viper-gen"))
    let path = "P/Sources/App/SignIn/SignInView.swift"
    try folder.write(folder.text(of: path) + Self.secret + "\n", to: path)
  }

  private func run(_ words: String, mask: String = "022") throws {
    let outcome = try folder.shell(
      "umask \(mask); viper-gen \(words) 2>&1", in: "P")
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  private func setMode(_ mode: mode_t, of path: String) throws {
    try #require(chmod(folder.url.appending(path: path).path, mode) == 0)
  }

  /// The files below a folder that have the text, with their permission bits.
  private func copies(below path: String) throws -> [String: UInt16] {
    let found = try folder.tree(below: path).filter {
      $0.value.contents.map { String(decoding: $0, as: UTF8.self).contains("S3CRET") } == true
    }
    return found.mapValues { UInt16($0.permissions) & 0o777 }
  }

  @Test(
    "is open to no more people than they are",
    arguments: [
      (0o600, "022", 0o600), (0o640, "022", 0o640), (0o640, "000", 0o640), (0o644, "002", 0o644),
      (0o666, "000", 0o666), (0o666, "022", 0o644), (0o444, "000", 0o644), (0o644, "077", 0o600),
    ] as [(UInt16, String, UInt16)])
  func learnt(mode: UInt16, mask: String, expected: UInt16) throws {
    try setMode(mode_t(mode), of: "P/Sources/App/SignIn/SignInView.swift")
    for file in try folder.contents(below: "P/Sources/App/SignIn").keys
    where file != "SignInView.swift" {
      try setMode(0o666, of: "P/Sources/App/SignIn/\(file)")
    }
    try run("adopt SignIn", mask: mask)
    let kept = try copies(below: "P/.viper-gen")
    #expect(kept.count == 1 && kept.values.allSatisfy { $0 == expected }, "\(kept)")
    try run("templates learn SignIn --id mine", mask: mask)
    let learnt = try copies(below: "P/Templates")
    #expect(!learnt.isEmpty && learnt.values.allSatisfy { $0 == expected }, "\(learnt)")
  }

  @Test("stays so in copies of the copies, and in what is generated of them")
  func copiesOfCopies() throws {
    try setMode(0o600, of: "P/Sources/App/SignIn/SignInView.swift")
    try run("templates learn SignIn --id mine")
    try run("templates export mine --templates Templates Other/mine")
    try run("create Home -t mine --templates Other")
    for path in ["P/Other", "P/.viper-gen/templates", "P/Sources/App/Home"] {
      let copies = try copies(below: path)
      #expect(!copies.isEmpty && copies.values.allSatisfy { $0 == 0o600 }, "\(path): \(copies)")
    }
    // A new name leaves each file as it is.
    try run("rename Home Start")
    let renamed = try copies(below: "P/Sources/App/Start")
    #expect(!renamed.isEmpty && renamed.values.allSatisfy { $0 == 0o600 }, "\(renamed)")
    try run("create Plain --testing none")
    let plain = try folder.tree(below: "P/Sources/App/Plain").values.filter { $0.contents != nil }
    #expect(plain.allSatisfy { $0.permissions & 0o777 == 0o644 })
  }

  @Test("can be run by those who may read it, if the text is a program")
  func program() throws {
    try folder.write("#!/bin/sh\n\(Self.secret)\n", to: "P/Team/tool/run.sh")
    try folder.write(
      #"""
      {"id": "tool", "description": "A program",
        "files": [{"source": "run.sh", "path": "<<Module>>.sh", "role": "source"}]}

      """#, to: "P/Team/tool/template.json")
    try setMode(0o750, of: "P/Team/tool/run.sh")
    try run("create Deploy -t tool --templates Team")
    #expect(try copies(below: "P/Sources/App/Deploy") == ["Deploy.sh": 0o750])
    #expect(try copies(below: "P/.viper-gen/templates").values.allSatisfy { $0 == 0o640 })
  }
}
