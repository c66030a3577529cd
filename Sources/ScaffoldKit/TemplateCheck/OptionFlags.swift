/// Finds options of a template whose flags mean something else on the command line.
struct OptionFlags {
  let manifest: TemplateManifest
  /// The flags that the command keeps for itself, without their dashes.
  let kept: Set<String>

  /// The options that cannot be set by their own flags, at their names.
  func problems() -> [Diagnostic] {
    let switches = Set(manifest.options.filter { $0.kind == .boolean }.map { "no-" + $0.name })
    let entries = manifest.json["options"]?.elements ?? []
    return zip(manifest.options, entries).compactMap { option, json in
      guard let fault = fault(in: option.name, switches) else { return nil }
      return Diagnostic(fault, at: json["name"]?.location ?? json.location)
    }
  }

  private func fault(in name: String, _ switches: Set<String>) -> TemplateCheckFault? {
    if kept.contains(name) { return .keptFlag(name) }
    return switches.contains(name) ? .opposite(name, of: String(name.dropFirst(3))) : nil
  }
}
