import Foundation
import ScaffoldKit

/// A template of two files, so that a session fits on a page.
enum SmallTemplate {
  private static let manifest = #"""
    {
      "id": "pair",
      "description": "a screen and its model",
      "options": [{"name": "text", "type": "string", "help": "what it says", "default": "hello"}],
      "files": [
        {"source": "Model.swift", "path": "<<Module>>Model.swift", "role": "source"},
        {"source": "Screen.swift", "path": "<<Module>>Screen.swift", "role": "source"}
      ]
    }
    """#

  static let model = "Sources/App/SignIn/SignInModel.swift"
  static let screen = "Sources/App/SignIn/SignInScreen.swift"
  static let record = ".viper-gen/App/SignIn.json"

  /// A package with one target in `Shop` and the template beside it.
  static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(manifest, to: "Templates/pair/template.json")
    try folder.write("struct <<Module>>Model {}\n", to: "Templates/pair/Model.swift")
    try folder.write(
      "struct <<Module>>Screen {\n  let text = \"<<text>>\"\n}\n",
      to: "Templates/pair/Screen.swift")
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(name: "Shop", targets: [.target(name: "App")])

      """, to: "Shop/Package.swift")
    try folder.write("", to: "Shop/Sources/App/App.swift")
    return folder
  }

  /// The options that choose the template from within the package.
  static let options = "--templates ../Templates --template pair"

  /// What creating `names` would do to the package in `folder`.
  static func changes(in folder: TemporaryFolder, _ names: String...) throws -> ChangeSet {
    var request = ScaffoldRequest(
      modules: try names.map { try ModulePath($0) },
      packagePath: folder.url.appending(path: "Shop").path)
    request.templateFolders = [folder.url.appending(path: "Templates").path]
    request.template = "pair"
    return try Scaffolder().preview(try Scaffolder().plan(request))
  }
}
