import Foundation
import Testing

/// Modules whose record was deleted.
@Suite("A module without a record")
struct LostRecordTests {
  private let folder: TemporaryFolder
  private static let presenter = "Sources/Demo/SignIn/SignInPresenter.swift"
  private static let create = ["create", "SignIn", "--actions", "signIn(user: String)"]
  private let record: String

  init() throws {
    folder = try TemporaryFolder()
    let made = try Program.viperGen(
      Self.create + ["--init", "-C", "Demo", "-q"], in: folder.url)
    #expect(made.status == 0, "\(made.errors)")
    record = try folder.text(of: "Demo/.viper-gen/Demo/SignIn.json")
    try FileManager.default.removeItem(at: folder.url.appending(path: "Demo/.viper-gen"))
  }

  private func run(_ arguments: [String]) throws -> Outcome {
    try Program.viperGen(arguments, in: folder.url.appending(path: "Demo"))
  }

  private func edit(_ old: String, _ new: String) throws {
    let text = try folder.text(of: "Demo/" + Self.presenter)
    #expect(text.contains(old))
    try folder.write(text.replacing(old, with: new), to: "Demo/" + Self.presenter)
  }

  @Test("gets it again from create with the same options, and keeps its edited files")
  func edited() throws {
    try edit("func signIn(user: String) {", "func signIn(user: String) {\n    print(user)")
    let before = try folder.contents(below: "Demo/Sources")
    let created = try run(Self.create)
    #expect(created.status == 0, "\(created.errors)")
    #expect(
      created.errors.contains("exists without a record; the record is written, and the files"))
    #expect(try folder.contents(below: "Demo/Sources") == before)
    #expect(try folder.text(of: "Demo/.viper-gen/Demo/SignIn.json") == record)
    #expect(try run(["list"]).output == "SignIn  viper  Demo  22 files  1 edited\n")
    #expect(try run(["add", "SignIn", "reset(email: String)"]).status == 0)
    let text = try folder.text(of: "Demo/" + Self.presenter)
    #expect(text.contains("print(user)") && text.contains("func reset(email: String)"))
  }

  @Test("stays a conflict where a file has less than the options give it")
  func otherOptions() throws {
    try edit("func signIn(user: String) {", "func signIn(user: String) {\n    print(user)")
    let created = try run(Self.create + ["--actions", "reset(email: String)"])
    #expect(created.status == 73 && created.errors.contains("file already exists"))
    #expect(!FileManager.default.fileExists(atPath: folder.url.path + "/Demo/.viper-gen"))
  }
}
