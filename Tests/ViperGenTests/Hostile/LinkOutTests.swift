import Foundation
import Testing

@Suite("A link out of the repository")
struct LinkOutTests {
  static let links: [(link: String, destination: String)] = [
    ("Templates", "OUTSIDE"), ("Templates", "../Outside"), ("Deep/Templates", "../../Outside"),
    ("Templates", "Way"), ("Templates", "../Outside/inner/.."), ("Templates", "Sources/../Way"),
  ]

  static let commands = [
    ["templates", "new", "LINK/x"], ["templates", "new", "./LINK/x"],
    ["templates", "new", "ROOT/LINK/x"], ["templates", "export", "vip", "LINK/x"],
    ["templates", "export", "viper", "LINK/inner/x"],
    ["templates", "export", "vip", "LINK/x", "--xcode"],
    ["templates", "import", "../Old.xctemplate", "--into", "LINK"],
  ]

  /// A clone with one of the links, and the folder outside.
  private static func clone(_ index: Int) throws -> (HostileClone, outside: URL) {
    let clone = try HostileClone()
    let outside = clone.folder.url.appending(path: "Outside")
    try FileManager.default.createDirectory(
      at: outside.appending(path: "inner"), withIntermediateDirectories: true)
    let (link, destination) = links[index]
    try clone.link(link, to: destination.replacing("OUTSIDE", with: outside.path))
    if destination.hasSuffix("Way") { try clone.link("Way", to: "../Outside") }
    try clone.writeXcodeTemplate()
    return (clone, outside)
  }

  @Test("gets no template", arguments: links.indices)
  func refused(index: Int) throws {
    let (clone, outside) = try Self.clone(index)
    for command in Self.commands {
      let arguments = command.map { word in
        word.replacing("LINK", with: Self.links[index].link)
          .replacing("ROOT", with: clone.root.path)
      }
      let outcome = try clone.run(arguments)
      #expect(outcome.status == 77, "\(arguments): \(outcome.output)\(outcome.errors)")
      #expect(outcome.errors.contains("leads out of this repository"), "\(outcome.errors)")
      #expect(try FileManager.default.subpathsOfDirectory(atPath: outside.path) == ["inner"])
    }
  }

  @Test("also holds in a folder of the repository")
  func below() throws {
    let (clone, outside) = try Self.clone(0)
    let here = clone.root.appending(path: "Sources/App")
    let outcome = try Program.viperGen(["templates", "new", "../../Templates/x"], in: here)
    #expect(outcome.status == 77, "\(outcome.errors)")
    #expect(try FileManager.default.subpathsOfDirectory(atPath: outside.path) == ["inner"])
  }

  @Test("is not in the way of the other path, typed by the user")
  func typed() throws {
    let (clone, outside) = try Self.clone(0)
    for (index, path) in ["../Outside/a", outside.path + "/b"].enumerated() {
      let outcome = try clone.run(["templates", "new", path])
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(
        FileManager.default.fileExists(
          atPath: outside.appending(path: "\(["a", "b"][index])/template.json").path))
    }
  }

  @Test("is not one that leads to another folder of the repository")
  func inside() throws {
    let clone = try HostileClone()
    try clone.makeFolder("Shared")
    try clone.link("Templates", to: "Shared")
    #expect(try clone.run(["templates", "new", "Templates/x"]).status == 0)
    #expect(try clone.files()["Shared/x/template.json"] != nil)
  }
}
