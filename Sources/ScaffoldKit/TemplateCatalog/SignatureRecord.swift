/// User actions and the fields of entities as records of the template language: each field with its type
/// and its value.
enum SignatureRecord {
  struct Field<Source>: Sendable {
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
    Field("isMissing", flag: \.isMissing),
    Field("testSample", text: { $0.throwingSample ?? $0.sample }),
    Field("isClosure", flag: \.isClosure),
    Field("isCodable", flag: \.syntax.isCodable),
    Field("isOptional", flag: \.isOptional),
    Field("unwrappedType", text: \.unwrappedType),
    Field("control", text: { $0.control?.kind.rawValue ?? "" }),
    Field("keyboard", text: { $0.control?.keyboard ?? "" }),
    Field("content", text: { $0.control?.content ?? "" }),
    Field("contentType", text: { $0.isAccountName ? "username" : $0.control?.contentType ?? "" }),
    Field("caption", text: { FieldLabel.text(of: $0.name) }),
    Field("query", text: { QueryValue($0)?.code ?? "" }),
    Field("querySample", text: { QueryValue($0)?.sample ?? "" }),
    Field("queryText", text: { QueryValue($0)?.expected ?? "" }),
    Field("isDay", flag: \.isDay),
    Field("isPast", flag: \.isPast),
    Field("minLength", text: { $0.lengths.map { "\($0.lowerBound)" } ?? "" }),
    Field("maxLength", text: { $0.lengths.map { "\($0.upperBound)" } ?? "" }),
    Field("format", text: { $0.format?.rawValue ?? "" }),
    Field("validSample", text: \.validSample),
    Field("isInput", flag: \.isInput),
  ]

  private static let argumentFields: [Field<(String, ActionSignature.Parameter)>] = [
    Field("recorded", text: \.0),
    Field("sample", text: \.1.sample),
    Field("isComparable", flag: \.1.isComparable),
  ]

  private static let forwardFields: [Field<ForwardedCall>] = [
    Field("option", text: \.option),
    Field("receiver", text: \.receiver),
    Field("id", text: \.id),
    Field("code", text: \.code),
    Field("calls", text: \.calls),
    Field("arguments", list: type(of: argumentFields)) { call in
      zip(call.recorded, call.arguments).map { value(of: $0, by: argumentFields) }
    },
  ]

  /// The fields of each action.
  static let fields: [Field<ActionSignature>] = [
    Field("name", text: \.name),
    Field("caption", text: { FieldLabel.text(of: $0.name, isAction: true) }),
    Field("id", text: \.id),
    Field("declaration", text: \.declaration),
    Field("requirement", text: \.requirement),
    Field("selector", text: \.selector),
    Field("result", text: \.resultType),
    Field("storedResult", text: { $0.result?.syntax.stored.text ?? "" }),
    Field("defaultResult", text: \.defaultResult),
    Field("resultSample", text: \.resultSample),
    Field("isVerdict", flag: \.isVerdict),
    Field("isResultShown", flag: { $0.result != nil && !$0.isVerdict }),
    Field("leadsOn", flag: \.leadsOn),
    Field("leadsOnAmongLists", flag: \.leadsOnAmongLists),
    Field("shownResult", text: { $0.shownResult ?? "" }),
    Field("isResultOpaque", flag: { $0.result != nil && $0.shownResult == nil }),
    Field("isLoad", flag: \.isLoad),
    Field("loaded", text: \.loaded),
    Field("loadedSubject", text: \.loadedSubject),
    Field("loadedType", text: \.loadedType),
    Field("loadedText", text: \.loadedText),
    Field("isLoadedFlag", flag: \.isLoadedFlag),
    Field("isDestructive", flag: { $0.isDestructive && $0.hasControls }),
    Field("element", text: \.element),
    Field("elementSample", text: \.elementSample),
    Field("isElementIdentifiable", flag: \.isElementIdentifiable),
    Field("elementID", text: \.elementID),
    Field(
      "elementIDSample",
      text: { ["String": "\"id\"", "UUID": "UUID()", "": ""][$0.elementID] ?? "1" }),
    Field("deletesRow", flag: \.deletesRow),
    Field("hasRowDeletion", flag: { !$0.rowDeletions.isEmpty }),
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
    Field("isCall", flag: \.isCall),
    Field("isPlain", flag: { !$0.isCall }),
    Field("isBare", flag: \.isBare),
    Field("event", text: \.event),
    Field("missing", list: .text) { $0.missingSamples.map { .text($0) } },
    Field("hasControls", flag: \.hasControls),
    Field("required", list: type(of: parameterFields)) { action in
      action.requiredParameters.map { value(of: $0, by: parameterFields) }
    },
    Field("cleared", list: type(of: parameterFields)) { action in
      action.clearedParameters.map { value(of: $0, by: parameterFields) }
    },
    Field("isCleared", flag: { !$0.clearedParameters.isEmpty }),
    Field("hasLengths", flag: { $0.parameters.contains { $0.lengths != nil } }),
    Field("hasFormats", flag: { $0.parameters.contains { $0.format != nil } }),
    Field("hasRules", flag: { $0.parameters.contains { $0.rule != nil } }),
    Field("hasField", flag: { $0.hasControls && !$0.parameters.isEmpty }),
    Field("isCallWithControls", flag: { $0.hasControls && $0.isCall }),
    Field("isInForm", flag: { $0.hasControls || $0.isCall }),
    Field("isCallWithMessage", flag: { $0.isCall && !$0.isLoad }),
    Field("isCallWithSpinner", flag: { $0.isCall && !$0.hasControls }),
    Field(
      "isOtherDestructive",
      flag: { $0.isDestructive && $0.hasControls && $0.selector != "delete(id:)" }),
    Field("hasButton", flag: { $0.hasControls && !$0.isLoad }),
    Field("isCallWithButton", flag: { $0.hasControls && $0.isCall && !$0.isLoad }),
    Field("hasTextField", flag: { $0.hasControl(.text, .secure, .number) }),
    Field("hasNumberField", flag: { $0.hasControl(.number) }),
    Field("hasSecureField", flag: { $0.hasControl(.secure) }),
    Field("hasTestedBody", flag: \.whole.hasTestedBody),
    Field("isCallWithTestedBody", flag: { $0.isCall && $0.whole.hasTestedBody }),
    Field("isRead", flag: \.whole.isRead),
    Field("hasQuery", flag: \.whole.hasQuery),
    Field("isCallWithQuery", flag: { $0.isCall && $0.whole.hasQuery }),
    Field("sendsTestedBody", flag: \.whole.sendsTestedBody),
    Field("isCallSendingTestedBody", flag: { $0.isCall && $0.whole.sendsTestedBody }),
    Field("hasToggle", flag: { $0.hasControl(.toggle) }),
    Field("hasDatePicker", flag: { $0.hasControl(.date) }),
    Field("hasOptionalDate", flag: \.hasOptionalDate),
    Field("needsFoundation", flag: \.whole.needsFoundation),
    Field("forwards", list: type(of: forwardFields)) { action in
      action.forwarded.map { [value(of: $0, by: forwardFields)] } ?? []
    },
    Field("parameters", list: type(of: parameterFields)) { action in
      action.formParameters.map { value(of: $0, by: parameterFields) }
    },
  ]

  private static let entityFields: [Field<EntityField>] = [
    Field("name", text: \.name),
    Field("caption", text: { FieldLabel.text(of: $0.name) }),
    Field("reference", text: \.reference),
    Field("type", text: \.type),
    Field("sample", text: \.sample),
    Field("json", text: \.json),
    Field("isOwn", flag: { !$0.ownTypes.isEmpty }),
    Field("isOptional", flag: \.isOptional),
    Field("isTitle", flag: \.isTitle),
    Field("display", text: \.display),
    Field("isDisplayed", flag: { !$0.display.isEmpty }),
    Field("isFormattedTitle", flag: \.isFormattedTitle),
    Field("isID", flag: { $0.name == "id" }),
    Field("unwrappedType", text: \.syntax.unwrapped.text),
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
  static let type = type(of: fields + inputFields)

  /// The record of one action.
  static func value(of action: ActionSignature) -> TemplateValue {
    value(of: action, by: fields + inputFields)
  }

  /// The type of one type of the user's own.
  static let ownType = TemplateType.record(
    ["name", "type", "sample", "line", "title"].map { TemplateType.Field(name: $0, type: .text) }
      + ["hasSample", "isMissingInput"].map { TemplateType.Field(name: $0, type: .flag) })

  /// An event of a presented module, and what the delegate of its parent requires for it.
  struct ChildCall: Sendable {
    let event: RenderingFacts.ChildEvent
    /// The name of what belongs to it in the mock of the parent's delegate.
    let id: String
    /// Whether no earlier event of the module has equal values.
    let isFirst: Bool
    let samples: OwnTypeSamples

    fileprivate var values: [ActionSignature.Parameter] {
      event.values.map { $0.sampled(by: samples) }
    }
  }

  private static let childFields: [Field<ChildCall>] = [
    Field("child", text: \.event.child),
    Field("declaration", text: \.event.declaration),
    Field("name", text: { $0.event.signature?.name ?? "" }),
    Field("id", text: \.id),
    Field("isFirst", flag: \.isFirst),
    Field(
      "isTestable",
      flag: { call in
        call.event.isTestable && call.values.allSatisfy { !$0.sample.isEmpty }
      }),
    Field("missing", list: .text) { call in
      [call.event].ownTypes.filter { call.samples.isMissing($0) }.map { .text($0.name) }
    },
    Field("values", list: parameterType) { call in call.values.map { value(of: $0) } },
    Field("shared", list: parameterType) { call in
      call.event.isShared == true ? call.values.map { value(of: $0) } : []
    },
  ]

  /// The type of one event of a presented module.
  static let childEvent = type(of: childFields)

  /// The record of one event of a presented module.
  static func value(of call: ChildCall) -> TemplateValue { value(of: call, by: childFields) }

  /// The record of one type of the user's own.
  static func value(
    of own: OwnType, sample: RenderingFacts.TypeSample, isInput: Bool
  ) -> TemplateValue {
    let type = own.type.hasPrefix("any ") ? "(\(own.type))" : own.type
    return .record([
      "name": .text(own.name), "type": .text(type), "sample": .text(sample.text),
      "line": .text(sample.line), "title": .text(sample.title),
      "hasSample": .flag(!sample.text.isEmpty),
      "isMissingInput": .flag(isInput && sample.text.isEmpty),
    ])
  }

  static func type<Source>(of fields: [Field<Source>]) -> TemplateType {
    .record(fields.map { TemplateType.Field(name: $0.name, type: $0.type) })
  }

  static func value<Source>(
    of source: Source, by fields: [Field<Source>]
  ) -> TemplateValue {
    .record(Dictionary(uniqueKeysWithValues: fields.map { ($0.name, $0.value(source)) }))
  }
}
