#if PEERS
  import Mustache
  import Stencil

  private let context = Dictionary(
    uniqueKeysWithValues: Material.values.map { ($0.name, $0.value) })

  /// Finds the tags when it is made, but makes sense of them in each rendering anew.
  struct StencilEngine: Engine {
    static let name = "Stencil"
    static let placeholder = (opening: "{{ ", closing: " }}")
    private let templates: [Stencil.Template]

    init(_ material: Material) throws {
      templates = material.templates.map { Stencil.Template(templateString: $0) }
    }

    func render() throws -> [[UInt8]] {
      try templates.map { Array(try $0.render(context).utf8) }
    }
  }

  struct MustacheEngine: Engine {
    static let name = "swift-mustache"
    static let placeholder = (opening: "{{", closing: "}}")
    private let templates: [MustacheTemplate]

    init(_ material: Material) throws {
      templates = try material.templates.map { try MustacheTemplate(string: $0) }
    }

    func render() throws -> [[UInt8]] {
      templates.map { Array($0.render(context).utf8) }
    }
  }

  var peers: [any Engine.Type] { [MustacheEngine.self, StencilEngine.self] }
#else
  var peers: [any Engine.Type] { [] }
#endif
