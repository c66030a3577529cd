/// Finds options of a template whose flags have another meaning on the command line.
struct OptionFlags {
  let manifest: TemplateManifest
  /// The flags of the command itself, without their dashes.
  let reserved: Set<String>

  /// The options that cannot be set by their own flags, at their names.
  func problems() -> [Diagnostic] {
    let switches = Set(manifest.options.filter { $0.kind == .boolean }.map { "no-" + $0.name })
    let entries = manifest.json["options"]?.elements ?? []
    return zip(manifest.options, entries).compactMap { option, json in
      let location = json["name"]?.location ?? json.location
      if reserved.contains(option.name) { return Self.taken(option.name, at: location) }
      return switches.contains(option.name) ? Self.opposite(option.name, at: location) : nil
    }
  }

  private static func taken(_ name: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .check, .optionFlag, "'--\(name)' is an option of 'create' itself", at: location,
      help: "choose another name, or set the option with '--set \(name)=…'")
  }

  private static func opposite(_ name: String, at location: SourceLocation) -> Diagnostic {
    let other = name.dropFirst("no-".count)
    return Diagnostic(
      .check, .optionFlag, "'--\(name)' also turns the option '\(other)' off", at: location,
      help: "choose another name for one of them")
  }
}
