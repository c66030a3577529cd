extension RecordedOption {
  /// The option with the texts that were in effect for it.
  init(_ option: TemplateOption, texts: [String]) {
    let value: Value =
      switch option.kind {
      case .string: .text(texts.last ?? "")
      case .boolean: .flag(texts.last == "true")
      case .list, .signatures, .parameters, .names, .fields: .list(texts)
      }
    self.init(name: option.name, value: value)
  }
}
