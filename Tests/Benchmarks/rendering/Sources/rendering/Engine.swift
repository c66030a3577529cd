@testable import ScaffoldKit

/// Something that is made of templates, which it parses, and renders them with the names of a module.
protocol Engine {
  static var name: String { get }
  /// What stands around the name of a value in its templates.
  static var placeholder: (opening: String, closing: String) { get }
  init(_ material: Material) throws
  func render() throws -> [[UInt8]]
}

extension Engine {
  static var placeholder: (opening: String, closing: String) { ("<<", ">>") }
}

/// viper-gen's own engine on the same texts as the others.
struct KitEngine: Engine {
  static let name = "ScaffoldKit"
  private let scope: TemplateScope
  private let programs: [Program]

  init(_ material: Material) throws {
    let scope = TemplateScope(variables: Material.values.map { .init(name: $0.name, type: .text) })
    self.scope = scope
    programs = try material.templates.map {
      try TemplateParser.parse(SourceText(path: "template", $0), scope: scope)
    }
  }

  func render() throws -> [[UInt8]] {
    var renderer = TemplateRenderer(
      scope: scope, values: Material.values.map { .text($0.value) })
    var texts: [[UInt8]] = []
    for program in programs { texts.append(try renderer.render(program)) }
    return texts
  }
}

/// What `create` does with the built-in template, its conditions, includes and paths included.
struct ShippedTemplate: Engine {
  static let name = "ScaffoldKit, template viper"
  private let planner: Planner
  private let module: ModulePath

  init(_ material: Material) throws { try self.init() }

  init() throws {
    let folder = TemplateFolder(builtIn: "viper")
    let manifest = try TemplateManifest(of: folder)
    let options = try OptionValues([], of: manifest)
    planner = Planner(
      template: try Template(folder, manifest, under: options), options: options,
      target: .init(name: "Demo", folder: ["Sources", "Demo"]),
      testTarget: .init(name: "DemoTests", folder: ["Tests", "DemoTests"]))
    module = try ModulePath("SignIn")
  }

  func render() throws -> [[UInt8]] {
    try planner.files(for: module, below: []).map(\.file.contents)
  }
}
