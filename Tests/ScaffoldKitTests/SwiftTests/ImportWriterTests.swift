import Testing

@testable import ScaffoldKit

@Suite("Imports for the types of signatures")
struct ImportWriterTests {
  private func text(
    _ text: String, _ plain: [String], guarded: [String] = [], access: String? = nil
  ) -> String {
    var writer = ImportWriter(text)
    writer.add(
      plain.map { .init(name: $0, isGuarded: false) }
        + guarded.map { .init(name: $0, isGuarded: true) }, access: access)
    return writer.text
  }

  @Test("stand at the top of a file without imports, below its header")
  func top() {
    #expect(text("struct A {}\n", ["B", "A"]) == "import A\nimport B\n\nstruct A {}\n")
    #expect(
      text("// (c) Team\n\n/// An A.\nstruct A {}\n", ["B"])
        == "// (c) Team\n\nimport B\n\n/// An A.\nstruct A {}\n")
  }

  @Test("are sorted among the others, before testable ones")
  func sorted() {
    let file = "import Foundation\nimport Testing\n\n@testable import App\n\nstruct A {}\n"
    #expect(
      text(file, ["Models", "Testing"])
        == "import Foundation\nimport Models\nimport Testing\n\n@testable import App\n\nstruct A {}\n"
    )
    #expect(
      text("@testable import App\n\nstruct A {}\n", ["Models"])
        == "import Models\n\n@testable import App\n\nstruct A {}\n")
  }

  @Test("stand in '#if canImport' where only some systems have the module")
  func guarded() {
    let block = "#if canImport(CoreLocation)\n  import CoreLocation\n#endif\n"
    #expect(text("struct A {}\n", [], guarded: ["CoreLocation"]) == block + "\nstruct A {}\n")
    #expect(
      text("import Testing\n\n@testable import App\n\nstruct A {}\n", [], guarded: ["CoreLocation"])
        == "import Testing\n\n@testable import App\n\n" + block + "\nstruct A {}\n")
    let has = "#if canImport(UIKit)\n  import UIKit\n#endif\n"
    #expect(text(has, [], guarded: ["UIKit"]) == has)
    // A guarded import does not serve code outside.
    #expect(
      text("#if canImport(UIKit)\n  import Foundation\n#endif\n", ["Foundation"])
        .hasPrefix("import Foundation\n\n#if"))
  }

  @Test("have the access level of the declarations, where imports are internal otherwise")
  func access() {
    let file = text("public struct A {}\n", ["Models"], access: "public")
    #expect(file == "public import Models\n\npublic struct A {}\n")
    #expect(text(file, ["Models"], access: "public") == file)
    #expect(text(file, ["Models"]) == file)
    #expect(
      text("import Foundation\n\npublic struct A {}\n", ["Foundation"], access: "package")
        == "package import Foundation\n\npublic struct A {}\n")
    #expect(
      text(file, ["Alpha", "Zeta"])
        == "import Alpha\npublic import Models\nimport Zeta\n\npublic struct A {}\n")
  }

  @Test(
    "tell the framework of a type by its name",
    arguments: [
      ("CLLocation", "CoreLocation"), ("AnyPublisher", "Combine"), ("UIImage", "UIKit"),
      ("NSManagedObject", "CoreData"), ("SKProduct", "StoreKit"), ("SKScene", "SpriteKit"),
      ("MKMapItem", "MapKit"), ("AVPlayer", "AVFoundation"), ("CLIENT", nil), ("Client", nil),
      ("User", nil), ("CA", nil), ("AString", nil), ("Color", nil),
    ])
  func frameworks(type: String, framework: String?) {
    #expect(AppleFrameworks.framework(of: type) == framework)
  }
}
