extension Configuration {
  /// A JSON schema (draft 7) of `.viper-gen.json` for editors, with the options of `templates`.
  public static func schema(for templates: [TemplateDescription]) -> String {
    let properties = ConfigurationKey.allCases.map { key in
      JSONText.Member(key.rawValue, property(key, templates))
    }
    return JSONText.object([
      "$schema": .string("http://json-schema.org/draft-07/schema#"),
      "title": .string("The configuration of viper-gen, \(fileName)"),
      "type": .string("object"),
      "properties": .object(properties),
      "additionalProperties": .boolean(false),
    ]).text + "\n"
  }

  private static func property(
    _ key: ConfigurationKey, _ templates: [TemplateDescription]
  ) -> JSONText {
    var members = [JSONText.Member("description", .string(key.help))]
    switch key.kind {
    case .text: members.append(.init("type", .string("string")))
    case .word(let words): members.append(.init("enum", .array(words.map { .string($0) })))
    case .texts:
      members.append(.init("type", .string("array")))
      members.append(.init("items", .object(["type": .string("string")])))
    case .repositories:
      members.append(.init("type", .string("array")))
      members.append(.init("items", .object(repository)))
    case .folders:
      members += object(
        ConfigurationKey.Folder.allCases.map { folder in
          let help = JSONText.Member("description", .string(folder.help))
          return .init(folder.rawValue, .object([.init("type", .string("string")), help]))
        })
    case .options: members += object(options(of: templates))
    case .lists(let names):
      let list = JSONText.object([
        "type": .string("array"), "items": .object(["type": .string("string")]),
      ])
      members += object(names.map { .init($0, list) })
    case .words(let words, let names):
      let word = JSONText.object(["enum": .array(words.map { .string($0) })])
      members += object(names.map { .init($0, word) })
    case .optionsOfTemplates:
      members += object(
        templates.map { template in
          JSONText.Member(
            template.id,
            .object(
              [.init("description", .string(template.description))]
                + object(template.options.map { .init($0.name, .object($0.schema + $0.remarks)) })))
        })
    }
    return .object(members)
  }

  /// An entry of `repositories`.
  private static var repository: [JSONText.Member] {
    let keys = ConfigurationKey.Repository.allCases
    let required = keys.filter { $0 != .version }.map { JSONText.string($0.rawValue) }
    return object(
      keys.map { key in
        let help = JSONText.Member("description", .string(key.help))
        return switch key {
        case .url, .version, .folder:
          .init(key.rawValue, .object([.init("type", .string("string")), help]))
        case .commit:
          .init(
            key.rawValue,
            .object([
              .init("type", .string("string")), .init("pattern", .string("^[0-9a-f]{40}$")), help,
            ]))
        case .templates:
          .init(
            key.rawValue,
            .object([
              .init("type", .string("array")),
              .init("items", .object(["type": .string("string")])), help,
            ]))
        }
      }) + [.init("required", .array(required))]
  }

  private static func object(_ properties: [JSONText.Member]) -> [JSONText.Member] {
    [
      .init("type", .string("object")),
      .init("properties", .object(properties)),
      .init("additionalProperties", .boolean(false)),
    ]
  }

  /// The options of all templates, each name once: what any of its templates allows.
  private static func options(of templates: [TemplateDescription]) -> [JSONText.Member] {
    let all = templates.flatMap(\.options)
    return all.map(\.name).uniqued.map { name in
      let options = all.filter { $0.name == name }
      let shapes = options.map(\.schema).reduce(into: [[JSONText.Member]]()) { shapes, shape in
        let text = JSONText.object(shape).text
        if !shapes.contains(where: { JSONText.object($0).text == text }) { shapes.append(shape) }
      }
      let help = JSONText.Member("description", .string(options[0].help))
      return .init(
        name,
        .object(
          shapes.count == 1
            ? shapes[0] + [help]
            : [.init("anyOf", .array(shapes.map { .object($0) })), help]))
    }
  }
}

extension TemplateOption {
  /// The kind of a value of the option, as a JSON schema.
  fileprivate var schema: [JSONText.Member] {
    let text: [JSONText.Member] =
      values.isEmpty
      ? [.init("type", .string("string"))]
      : [.init("enum", .array(values.map { .string($0) }))]
    return switch kind {
    case .boolean: [.init("type", .string("boolean"))]
    case .string: text
    case .list, .signatures, .parameters, .names, .fields:
      [.init("type", .string("array")), .init("items", .object(text))]
    }
  }

  /// The option's help and default, for editors.
  fileprivate var remarks: [JSONText.Member] {
    let value = RecordedOption(self, texts: defaults).json
    return [.init("description", .string(help)), .init("default", value)]
  }
}
