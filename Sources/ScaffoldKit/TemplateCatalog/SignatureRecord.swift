/// User actions and the fields of entities as records of the template language: each field with its type
/// and its value.
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
    Field("valueType", text: \.valueType),
    Field("variable", text: \.variable),
    Field("recorded", text: \.recorded),
    Field("sample", text: \.sample),
    Field("isComparable", flag: \.isComparable),
    Field("isClosure", flag: \.isClosure),
  ]

  private static let fields: [Field<ActionSignature>] = [
    Field("name", text: \.name),
    Field("id", text: \.id),
    Field("declaration", text: \.declaration),
    Field("requirement", text: \.requirement),
    Field("selector", text: \.selector),
    Field("result", text: \.resultType),
    Field("storedResult", text: { $0.result?.syntax.stored.text ?? "" }),
    Field("defaultResult", text: \.defaultResult),
    Field("resultSample", text: { $0.result?.sample ?? "" }),
    Field("isResultComparable", flag: { $0.result?.isComparable ?? false }),
    Field("isProperty", flag: \.isProperty),
    Field("isSettable", flag: { $0.accessors == .getSet }),
    Field("calls", text: \.calls),
    Field("callType", text: \.callType),
    Field("callValue", text: \.callValue),
    Field("arguments", text: \.arguments),
    Field("sampleArguments", text: \.sampleArguments),
    Field("prefix", text: \.prefix),
    Field("effects", text: \.effectsText),
    Field("isLong", flag: \.isLong),
    Field("isAsync", flag: \.isAsync),
    Field("isThrowing", flag: \.isThrowing),
    Field("isTestable", flag: \.isTestable),
    Field("needsFoundation", flag: \.needsFoundation),
    Field("parameters", list: type(of: parameterFields)) { action in
      action.parameters.map { value(of: $0, by: parameterFields) }
    },
  ]

  private static let entityFields: [Field<EntityField>] = [
    Field("name", text: \.name),
    Field("reference", text: \.reference),
    Field("type", text: \.type),
    Field("sample", text: \.sample),
    Field("json", text: \.json),
    Field("isOptional", flag: \.isOptional),
    Field("isDictionary", flag: \.isDictionary),
    Field("needsFoundation", flag: \.needsFoundation),
  ]

  /// The type of one field of an entity.
  static let entityFieldType = type(of: entityFields)

  /// The record of one field of an entity.
  static func value(of field: EntityField) -> TemplateValue { value(of: field, by: entityFields) }

  /// The type of one input.
  static let parameterType = type(of: parameterFields)

  /// The record of one input.
  static func value(of parameter: ActionSignature.Parameter) -> TemplateValue {
    value(of: parameter, by: parameterFields)
  }

  /// The type of one action.
  static let type = type(of: fields)

  /// The record of one action.
  static func value(of action: ActionSignature) -> TemplateValue { value(of: action, by: fields) }

  private static func type<Source>(of fields: [Field<Source>]) -> TemplateType {
    .record(fields.map { TemplateType.Field(name: $0.name, type: $0.type) })
  }

  private static func value<Source>(
    of source: Source, by fields: [Field<Source>]
  ) -> TemplateValue {
    .record(Dictionary(uniqueKeysWithValues: fields.map { ($0.name, $0.value(source)) }))
  }
}
