import Foundation

/// A template with an option of each kind, to be asked about.
enum QuestionTemplate {
  private static let manifest = #"""
    {
      "id": "kinds",
      "description": "an option of each kind",
      "options": [
        {"name": "ui", "type": "string", "values": ["none", "window"], "help": "what is seen"},
        {"name": "title", "type": "string", "when": "ui == \"window\"", "help": "what is read", "default": "Hi"},
        {"name": "tested", "type": "boolean", "help": "whether it is tested", "default": true},
        {"name": "parts", "type": "list", "values": ["log", "store"], "help": "what else there is"},
        {"name": "actions", "type": "signatures", "help": "what can be done", "default": ["go"]},
        {"name": "into", "type": "string", "help": "a name that the command has, too"}
      ],
      "files": [
        {"source": "All.swift", "path": "<<Module>>.swift", "role": "source"},
        {"source": "Tests.swift", "path": "<<Module>>Tests.swift", "role": "test", "when": "tested"}
      ]
    }
    """#

  private static let source = """
    // <<ui>> <<title>> <<into>> <<for part in parts>><<part>> <<end>><<for action in actions>><<action.name>> <<end>>
    struct <<Module>> {}

    """

  /// A package with two targets in `Shop` and the template beside it.
  static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(manifest, to: "Templates/kinds/template.json")
    try folder.write(source, to: "Templates/kinds/All.swift")
    try folder.write("struct <<Module>>Tests {}\n", to: "Templates/kinds/Tests.swift")
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "App"), .target(name: "Core"),
          .testTarget(name: "AppTests", dependencies: ["App"]),
          .testTarget(name: "Fast", dependencies: ["Core"]),
          .testTarget(name: "Slow", dependencies: ["Core"]),
        ])

      """, to: "Shop/Package.swift")
    for target in ["Sources/App", "Sources/Core", "Tests/AppTests", "Tests/Fast", "Tests/Slow"] {
      try folder.write("", to: "Shop/\(target)/Empty.swift")
    }
    try folder.write("struct Taken {}\n", to: "Shop/Sources/App/Taken.swift")
    return folder
  }
}
