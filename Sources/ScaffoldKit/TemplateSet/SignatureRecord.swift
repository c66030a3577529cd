/// User actions as records of the template language: each field stands here once, with its type and
/// where its value comes from.
enum SignatureRecord {
  private struct Field<Source>: Sendable {
    let name: String
    let type: TemplateType
    let value: @Sendable (Source) -> TemplateValue

    init(_ name: String, text: @escaping @Sendable (Source) -> String) {
      self.name = name
      type = .text
      value = { .text(text($0)) }
    }

    init(_ name: String, flag: @escaping @Sendable (Source) -> Bool) {
      self.name = name
      type = .flag
      value = { .flag(flag($0)) }
    }

    init(
      _ name: String, list type: TemplateType,
      _ values: @escaping @Sendable (Source) -> [TemplateValue]
    ) {
      self.name = name
      self.type = .list(type)
      value = { .list(values($0)) }
    }
  }

  private static let parameterFields: [Field<ActionSignature.Parameter>] = [
    Field("label", text: \.label),
    Field("name", text: \.name),
    Field("reference", text: \.reference),
    Field("declaration", text: \.declaration),
    Field("type", text: \.type),
    Field("stored", text: \.stored),
    Field("variable", text: \.variable),
    Field("sample", text: \.sample),
    Field("isComparable", flag: \.isComparable),
    Field("isClosure", flag: \.isClosure),
  ]

  /// An action in its list.
  private struct Entry: Sendable {
    let action: ActionSignature
    let isFirstToNeedFoundation: Bool
  }

  private static let fields: [Field<Entry>] = [
    Field("name", text: \.action.name),
    Field("declaration", text: \.action.declaration),
    Field("effects", text: \.action.effectsText),
    Field("selector", text: \.action.selector),
    Field("arguments", text: \.action.arguments),
    Field("sampleArguments", text: \.action.sampleArguments),
    Field("prefix", text: \.action.prefix),
    Field("isLong", flag: \.action.isLong),
    Field("isAsync", flag: \.action.isAsync),
    Field("isThrowing", flag: \.action.isThrowing),
    Field("isTestable", flag: \.action.isTestable),
    Field("needsFoundation", flag: \.action.needsFoundation),
    Field("isFirstToNeedFoundation", flag: \.isFirstToNeedFoundation),
    Field("parameters", list: type(of: parameterFields)) { entry in
      entry.action.parameters.map { value(of: $0, by: parameterFields) }
    },
  ]

  /// The type of one action.
  static let type = type(of: fields)

  /// The records of all actions of a list.
  static func values(of actions: [ActionSignature]) -> [TemplateValue] {
    let first = actions.firstIndex(where: \.needsFoundation)
    return actions.indices.map { index in
      let entry = Entry(action: actions[index], isFirstToNeedFoundation: index == first)
      return value(of: entry, by: fields)
    }
  }

  private static func type<Source>(of fields: [Field<Source>]) -> TemplateType {
    .record(fields.map { TemplateType.Field(name: $0.name, type: $0.type) })
  }

  private static func value<Source>(
    of source: Source, by fields: [Field<Source>]
  ) -> TemplateValue {
    .record(fields.map { $0.value(source) })
  }
}
