import Foundation
import Testing

@Suite("viper-gen templates add, for a newer version")
struct TemplatesUpdateByAddTests {
  private let origin: GitRepository
  private static let view = "Shop/Templates/screen/View.swift"
  private static let model = "Shop/Templates/screen/Model.swift"

  init() throws {
    origin = try GitRepository.withTemplate()
    try #require(try origin.add().status == 0)
  }

  /// Changes the view, drops the model, and adds a folder with a file.
  private func makeSecondVersion() throws {
    try origin.write(
      """
      {
        "id": "screen",
        "description": "A screen",
        "files": [
          {"source": "View.swift", "path": "<<Module>>View.swift", "role": "source"},
          {"source": "Parts/Part.swift", "path": "<<Module>>Part.swift", "role": "source"}
        ]
      }

      """, to: "Templates/screen/template.json")
    try origin.write("struct <<Module>>View { let x = 1 }\n", to: "Templates/screen/View.swift")
    try origin.write("struct <<Module>>Part {}\n", to: "Templates/screen/Parts/Part.swift")
    try origin.remove("Templates/screen/Model.swift")
    try origin.commit("Second")
  }

  @Test("replaces files that were not edited, adds new ones, removes dropped ones")
  func unedited() throws {
    try #require(try origin.run(["create", "SignIn", "--template", "screen"]).status == 0)
    try makeSecondVersion()
    let updated = try origin.add()
    #expect(updated.status == 0, "\(updated.errors)")
    #expect(
      updated.output == """
        created   Templates/screen/Parts/Part.swift
        replaced  Templates/screen/View.swift
        replaced  Templates/screen/template.json
        removed   Templates/screen/Model.swift
        merged    .viper-gen.json

        """)
    #expect(updated.errors.contains("\nupdated from "))
    #expect(updated.errors.contains("      viper-gen update --diff\n"))
    #expect(updated.errors.hasSuffix("'viper-gen update' updates the modules of these templates\n"))
    #expect(try origin.run(["update", "--check"]).status == 1)
    #expect(try origin.run(["update"]).status == 0)
    #expect(
      try origin.folder.text(of: "Shop/Sources/App/SignIn/SignInPart.swift")
        == "struct SignInPart {}\n")
  }

  @Test("refuses if a file was edited that the repository has changed, and writes nothing")
  func edited() throws {
    try makeSecondVersion()
    try origin.folder.write("struct <<Module>>View { let own = 1 }\n", to: Self.view)
    try origin.folder.write("struct <<Module>>Model { let own = 1 }\n", to: Self.model)
    let before = try origin.package()
    let refused = try origin.add()
    #expect(refused.status == 73)
    for file in ["View", "Model"] {
      #expect(
        refused.errors.contains(
          "Templates/screen/\(file).swift: error: file already exists with different content (edited)"
        ), "\(refused.errors)")
    }
    #expect(refused.errors.contains("move the files away, and run the command again"))
    let report = try origin.add("--json").json()
    let files = try #require(report["files"] as? [[String: Any]])
    #expect(files.allSatisfy { $0["action"] as? String == "conflict" } && files.count == 2)
    #expect(try origin.package() == before)
    try FileManager.default.removeItem(at: origin.folder.url.appending(path: Self.view))
    try FileManager.default.removeItem(at: origin.folder.url.appending(path: Self.model))
    #expect(try origin.add().status == 0)
    #expect(try origin.folder.text(of: Self.view).contains("x = 1"))
  }

  @Test("keeps edited files that the repository has not changed, and files of the user")
  func kept() throws {
    let own = "struct <<Module>>Model { let own = 1 }\n"
    try origin.folder.write(own, to: Self.model)
    try origin.folder.write("mine", to: "Shop/Templates/screen/NOTES.md")
    let same = try origin.add()
    #expect(same.status == 0 && same.errors.contains("\nunchanged: "), "\(same.errors)")
    try origin.write("struct <<Module>>View { let x = 1 }\n", to: "Templates/screen/View.swift")
    try origin.commit("Second")
    let updated = try origin.add()
    #expect(updated.status == 0, "\(updated.errors)")
    #expect(updated.output.contains(/kept +Templates\/screen\/Model.swift\n/))
    #expect(try origin.folder.text(of: Self.model) == own)
    #expect(try origin.folder.text(of: Self.view).contains("x = 1"))
    #expect(try origin.folder.text(of: "Shop/Templates/screen/NOTES.md") == "mine")
  }

  @Test("follows renamed templates and another folder, without the old folders")
  func moved() throws {
    try origin.remove("Templates/screen")
    try origin.writeTemplate("page", at: "Templates/page")
    try origin.commit("Second")
    let renamed = try origin.add("--into", "Vendor")
    #expect(renamed.status == 0, "\(renamed.errors)")
    #expect(
      try origin.folder.tree(below: "Shop/Vendor").keys.contains("page/template.json"))
    #expect(
      !FileManager.default.fileExists(
        atPath: origin.folder.url.appending(path: "Shop/Templates").path))
    let configuration = try origin.configuration()
    #expect(configuration.contains(#""folder": "Vendor""#) && configuration.contains(#""page""#))
    #expect(try origin.add().errors.hasPrefix("unchanged: "))
  }

  @Test("accepts line ends that a checkout has changed")
  func lineEnds() throws {
    try origin.folder.write("struct <<Module>>View {}\r\n", to: Self.view)
    #expect(try origin.add().errors.hasPrefix("unchanged: "))
    try origin.write("struct <<Module>>View { let x = 1 }\n", to: "Templates/screen/View.swift")
    try origin.commit("Second")
    #expect(try origin.add().status == 0)
    #expect(try origin.folder.text(of: Self.view) == "struct <<Module>>View { let x = 1 }\r\n")
  }

  @Test("refuses if the old commit is gone and files differ, and says so")
  func lostCommit() throws {
    let commit = try origin.git("rev-parse", "HEAD")
    let configuration = try origin.configuration()
    let gone = String(repeating: "1", count: 40)
    try origin.folder.write(
      configuration.replacing(commit, with: gone), to: "Shop/.viper-gen.json")
    try makeSecondVersion()
    let refused = try origin.add()
    #expect(refused.status == 73)
    #expect(
      refused.errors.contains("warning: the commit 1111111 cannot be fetched"), "\(refused.errors)")
  }

  @Test("refuses a folder that does not come from the repository")
  func foreign() throws {
    let other = try GitRepository(in: origin.folder, called: "other")
    try other.writeTemplate("screen", at: "screen")
    try other.write("struct <<Module>>View { let other = 1 }\n", to: "screen/View.swift")
    try other.commit("First")
    let before = try origin.package()
    let refused = try origin.add(address: other.path)
    #expect(refused.status == 73)
    #expect(
      refused.errors == """
        Templates/screen: error: the folder exists and does not come from this repository
        help: move it away, or choose another folder with '--into DIR'

        """)
    #expect(try origin.package() == before)
    let elsewhere = try origin.add("--into", "Other", address: other.path)
    #expect(elsewhere.status == 0, "\(elsewhere.errors)")
    #expect(elsewhere.errors.contains("'Templates' has a template 'screen', too"))
  }

  @Test("says how to get a folder back that is gone")
  func missingFolder() throws {
    try FileManager.default.removeItem(
      at: origin.folder.url.appending(path: "Shop/Templates"))
    let created = try origin.run(["create", "SignIn", "--template", "screen"])
    #expect(created.status == 78)
    #expect(
      created.errors.contains("help: type 'viper-gen templates add \(origin.path)'"),
      "\(created.errors)")
    #expect(try origin.add().status == 0)
    #expect(try origin.run(["create", "SignIn", "--template", "screen"]).status == 0)
  }
}
