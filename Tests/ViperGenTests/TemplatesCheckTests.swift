import Foundation
import Testing

@testable import viper_gen

@Suite("viper-gen templates check and new")
struct TemplatesCheckTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("new refuses a folder's name that is no id, and leaves files alone that differ")
  func refusesNew() throws {
    let name = try folder.viperGen("templates", "new", "Mine/My_Screen")
    #expect(name.status == 64 && name.errors.contains("'My_Screen' is not a valid template id"))
    try folder.write("mine", to: "Mine/screen/Model.swift")
    let before = try folder.tree()
    let conflict = try folder.viperGen("templates", "new", "Mine/screen")
    #expect(
      conflict.status == 73
        && conflict.errors.contains("Model.swift: error: file already exists"))
    #expect(try folder.tree() == before)
  }

  @Test("check ends with 1 for an error, 65 for an invalid template, 66 for a missing one")
  func statuses() throws {
    _ = try folder.viperGen("templates", "new", "screen")
    try folder.write("// ", to: "screen/Notes.swift")
    let wrong = try folder.viperGen("templates", "check", "screen")
    #expect(wrong.status == 1)
    #expect(wrong.output == "screen: 7 files, 36 combinations of paths, 1 error, 1 warning\n")
    #expect(
      wrong.errors.contains(
        "screen/Notes.swift:1:1: error: 'Notes.swift' is neither listed nor included"))
    #expect(wrong.errors.contains("screen/Notes.swift:1:3: warning: trailing spaces or tabs"))
    try folder.write("<<Modul>>\n", to: "screen/Model.swift")
    let broken = try folder.viperGen("templates", "check", "screen")
    #expect(broken.status == 65)
    #expect(broken.errors.contains("screen/Model.swift:1:3: error: unknown variable 'Modul'"))
    #expect(try folder.viperGen("templates", "check", "absent").status == 66)
  }

  /// A template of one file, `V.swift`, in the folder `T/t`.
  private func writeTemplate(options: String, text: String) throws {
    let entry = #"{"source": "V.swift", "path": "<<Module>>.swift", "role": "source"}"#
    try folder.write(
      #"{"id": "t", "description": "d", "options": [\#(options)], "files": [\#(entry)]}"# + "\n",
      to: "T/t/template.json")
    try folder.write(text, to: "T/t/V.swift")
  }

  @Test("check counts in the singular where there is one")
  func singular() throws {
    try writeTemplate(options: "", text: "struct <<Module>> {}\n")
    let outcome = try folder.viperGen("templates", "check", "T/t", "--compile")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let counts = "2 files, 1 combination of paths, 1 of 1 combination compiles, no errors"
    #expect(outcome.output == "T/t: \(counts)\n")
  }

  @Test("check refuses an option whose flag is one of create's", arguments: Command.createFlags)
  func takenFlag(flag: String) throws {
    try writeTemplate(
      options: #"{"name": "\#(flag)", "type": "string", "help": "h"}"#, text: "// <<\(flag)>>\n")
    let outcome = try folder.viperGen("templates", "check", "T/t")
    #expect(outcome.status == 1)
    #expect(
      outcome.errors.hasPrefix(
        "T/t/template.json:1:54: error: '--\(flag)' is an option of 'create' itself\n"))
    #expect(
      outcome.errors.contains("help: choose another name, or set the option with '--set \(flag)=…'")
    )
  }

  @Test("an option whose flag is taken is shown as it has to be typed, and works")
  func takenFlagElsewhere() throws {
    try writeTemplate(
      options: #"{"name": "json", "type": "string", "default": "x", "help": "h"}, "#
        + #"{"name": "diff", "type": "boolean", "help": "h"}"#,
      text: "// <<json>> <<diff>>\n")
    for arguments in [["templates", "show", "t"], ["create", "--template", "t", "--help"]] {
      let page = try Program.viperGen(arguments + ["--templates", "T"], in: folder.url)
      #expect(page.status == 0, "\(page.errors)")
      #expect(page.output.contains("      --set json=TEXT"), "\(page.output)")
      #expect(page.output.contains("      --set diff=true|false"), "\(page.output)")
    }
    let created = try folder.viperGen(
      "create", "Foo", "--template", "t", "--templates", "T", "--init", "--package-path", "P",
      "--set", "json=y", "--set", "diff=true")
    #expect(created.status == 0, "\(created.errors)")
    #expect(try folder.text(of: "P/Sources/P/Foo/Foo.swift") == "// y true\n")
  }

  @Test("check treats warnings as errors when it is strict")
  func strict() throws {
    _ = try folder.viperGen("templates", "new", "screen")
    try folder.write(try folder.text(of: "screen/State.swift") + "\t\n", to: "screen/State.swift")
    #expect(try folder.viperGen("templates", "check", "screen").status == 0)
    #expect(try folder.viperGen("templates", "check", "screen", "--strict").status == 1)
  }

  @Test("check takes the folder in which it runs")
  func here() throws {
    _ = try folder.viperGen("templates", "new", "screen")
    let inside = folder.url.appending(path: "screen")
    for path in [".", "../screen/", "./Includes/.."] {
      let outcome = try Program.viperGen(["templates", "check", path], in: inside)
      #expect(
        outcome.status == 0 && outcome.output.contains("no errors"), "\(path): \(outcome.errors)")
    }
  }

  @Test("what begins with an underscore beside templates is none of them")
  func setAside() throws {
    let list = try folder.viperGen(
      "templates", "list", "--templates", "\(Program.project.path)/Templates")
    #expect(list.status == 0 && !list.output.contains("_starter"))
    #expect(try folder.viperGen("templates", "show", "_starter").status == 66)
  }
}
