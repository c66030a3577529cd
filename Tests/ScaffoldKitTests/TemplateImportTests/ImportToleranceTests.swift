import Foundation
import Testing

@testable import ScaffoldKit

@Suite("A template that teams have is imported with a warning")
struct ImportToleranceTests {
  private static let name = ImportFixture.option("productName")
  private static let code = "struct ___FILEBASENAMEASIDENTIFIER___ {}\n"

  private func remarks(_ changes: ImportedChanges) -> [String] {
    changes.applied.diagnostics.filter { $0.severity == .warning }.map(\.message)
  }

  /// An Xcode template whose property list has more keys.
  private func world(extra: String = "", options: String, files: [String: String]) throws
    -> ImportWorld
  {
    var files = files
    files["TemplateInfo.plist"] = ImportFixture.plist(options, extra: extra)
    return try ImportWorld(
      ImportFixture(name: "", folder: "Test Screen.xctemplate", files: files))
  }

  @Test(
    "for a key that does not change a file",
    arguments: ["Template Author", "Destination", "FileGroup", "MainTemplateFiles", "Anything"])
  func keys(_ key: String) throws {
    let world = try world(
      extra: "<key>\(key)</key><string>x</string>", options: Self.name,
      files: ["___FILEBASENAME___.swift": Self.code])
    #expect(remarks(try world.imported()) == ["'\(key)' has no effect on the text of a file"])
    #expect(try world.created("test-screen") == ["SignIn.swift": "struct SignIn {}\n"])
  }

  @Test("for a key of an option that does not change a file")
  func optionKeys() throws {
    let options = Self.name.replacing(
      "<dict>", with: "<dict><key>AllowedTypes</key><array><string>public.swift</string></array>")
    let world = try world(options: options, files: ["___FILEBASENAME___.swift": Self.code])
    #expect(
      remarks(try world.imported()) == [
        "'AllowedTypes' of an option has no effect on the text of a file"
      ])
  }

  @Test("for an option that is there twice")
  func options() throws {
    let world = try world(
      options: Self.name + Self.name, files: ["___FILEBASENAME___.swift": Self.code])
    #expect(
      remarks(try world.imported()) == [
        "the option 'productName' is there already; the first one counts"
      ])
  }

  @Test("with the folder 'Default' for the choice without a ticked checkbox, there and back")
  func standardFolder() throws {
    let world = try world(
      options: Self.name + ImportFixture.option("XIB", "checkbox"),
      files: [
        "Default/___FILEBASENAME___.swift": "// code\n",
        "XIB/___FILEBASENAME___.swift": "// xib\n",
      ])
    let imported = try world.imported()
    #expect(remarks(imported) == [])
    #expect(try world.created("test-screen") == ["SignIn.swift": "// code\n"])
    #expect(try world.created("test-screen", ["xib": "true"]) == ["SignIn.swift": "// xib\n"])
    let exported = try Scaffolder().exportForXcode(
      template: "test-screen", folders: [world.templates], axes: ["xib"],
      to: world.folder.path + "/Exported")
    let paths = exported.changes.map(\.file.path.description)
    #expect(paths.contains { $0.contains("/Default/") } && paths.contains { $0.contains("/xib/") })
  }

  @Test("with one folder that Xcode never uses, beside good ones")
  func deadFolder() throws {
    let kinds = ImportFixture.option("kind", "popup", default: "A", values: ["A", "B"])
    let world = try world(
      options: Self.name + kinds + ImportFixture.option("XIB", "checkbox"),
      files: [
        "A/___FILEBASENAME___.swift": "// a\n", "B/___FILEBASENAME___.swift": "// b\n",
        "XIB/___FILEBASENAME___.swift": "// never\n",
      ])
    let imported = try world.imported()
    #expect(remarks(imported).contains("Xcode uses only the folders of the chosen options"))
    #expect(try world.created("test-screen", ["kind": "B"]) == ["SignIn.swift": "// b\n"])
  }

  @Test("with links beside its files, which are ignored")
  func links() throws {
    let world = try world(options: Self.name, files: ["___FILEBASENAME___.swift": Self.code])
    try FileManager.default.createSymbolicLink(
      atPath: world.source + "/Other", withDestinationPath: "/")
    #expect(remarks(try world.imported()) == [])
    #expect(try world.created("test-screen") == ["SignIn.swift": "struct SignIn {}\n"])
  }

  @Test("of Generamba beside others, and with the names of the targets")
  func generamba() throws {
    let world = try ImportWorld(
      .generamba(
        "", spec: ImportFixture.oneFile,
        files: [
          "other.rambaspec": ImportFixture.oneFile,
          "Code/f.swift.liquid": "// {{ module_info.project_targets }}\n",
        ], expected: [:]))
    let found = remarks(try world.imported())
    #expect(
      found.contains("'other.rambaspec' is another template")
        && found.contains("the list of targets becomes the name of one"), "\(found)")
    #expect(try world.created("test-screen") == ["SignInF.swift": "// App\n"])
  }

  @Test("but a module without a file is refused")
  func nothing() throws {
    let world = try world(
      options: Self.name + ImportFixture.option("XIB", "checkbox"),
      files: ["XIB/___FILEBASENAME___.swift": Self.code])
    _ = try world.imported()
    do {
      _ = try world.created("test-screen")
      Issue.record("a module without files")
    } catch let error as ScaffoldError {
      #expect(error.diagnostics.map(\.code) == [.noFiles])
      #expect(error.category == .usage)
    }
  }
}
