import Foundation
import Testing

/// Rules for all built-in templates.
@Suite("The architectures", .serialized)
struct ArchitectureTests {
  private static let templates = Program.project.appending(path: "Templates")

  private func ids(_ folder: TemporaryFolder) throws -> [String] {
    let json = try folder.viperGen("templates", "list", "--json").json()
    let templates = try #require(json["templates"] as? [[String: Any]])
    return templates.compactMap { $0["id"] as? String }
  }

  @Test("share what they have in common: files of one name are one text")
  func sharedFiles() throws {
    var texts: [String: [String: Data]] = [:]
    for id in try FileManager.default.contentsOfDirectory(atPath: Self.templates.path) {
      let includes = Self.templates.appending(path: "\(id)/Includes")
      for name in try FileManager.default.subpathsOfDirectory(atPath: includes.path)
      where name.hasSuffix(".swift") {
        texts[name, default: [:]][id] = try Data(contentsOf: includes.appending(path: name))
      }
    }
    #expect(texts.values.count { $0.count >= 4 } >= 3)
    for (name, versions) in texts {
      #expect(Set(versions.values).count == 1, "\(name) differs: \(versions.keys.sorted())")
    }
  }

  @Test("declare what they share with one wording, in one order")
  func options() throws {
    let order = [
      "ui", "navigation", "observation", "view", "testing", "layout", "access",
      "imports",
    ]
    let folder = try TemporaryFolder()
    var wordings: [String: Set<String>] = [:]
    for id in try ids(folder) {
      let json = try folder.viperGen("templates", "show", id, "--json").json()
      let options = try #require(json["options"] as? [[String: Any]])
      let names = options.compactMap { $0["name"] as? String }
      #expect(names.filter { order.contains($0) } == order, "\(id): \(names)")
      for option in options {
        guard let name = option["name"] as? String, order.contains(name) else { continue }
        let values = (option["values"] as? [String] ?? []).joined(separator: "|")
        wordings[name, default: []].insert("\(values): \(option["help"] ?? "")")
      }
    }
    for (name, wordings) in wordings {
      #expect(wordings.count == 1, "\(name): \(wordings.sorted())")
    }
  }
}
