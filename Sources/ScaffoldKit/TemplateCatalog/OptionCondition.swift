/// The conditions under which options matter, read when a template is loaded.
///
/// A condition knows the options before its own and nothing else, so one pass over the options gives
/// each its value, and none can depend on itself in a roundabout way.
enum OptionCondition {
  /// Reads the condition of each option; `entries` are their places in the `template.json`.
  static func read(
    of entries: [JSONValue], into options: inout [TemplateOption], _ problems: inout [Diagnostic]
  ) {
    let variables = options.map { TemplateScope.Variable(name: $0.name, type: $0.type) }
    for (index, json) in zip(options.indices, entries) {
      guard let json = json["when"], let text = json.string else { continue }
      let source = SourceText(path: json.path, text)
      do throws(ScaffoldError) {
        let condition = try TemplateCondition.parse(
          source, scope: TemplateScope(variables: variables))
        let named = condition.variables.compactMap { name in
          options.firstIndex { $0.name == name }
        }
        if let other = named.first(where: { $0 >= index }) {
          let place = place(of: source, knowing: variables[..<index])
          throw ScaffoldError(fault(of: options[index], with: options[other]), at: place)
        }
        options[index].rule = OptionRule(
          condition: condition,
          options: Dictionary(uniqueKeysWithValues: named.uniqued.map { (options[$0].name, $0) }))
      } catch {
        problems += error.diagnostics.map { $0.moved(into: json) }
      }
    }
  }

  private static func fault(
    of option: TemplateOption, with other: TemplateOption
  ) -> TemplateSetFault {
    option.name == other.name
      ? .ownCondition(option.name) : .laterOption(other.name, condition: option.name)
  }

  /// Where a condition names the first option that it must not know.
  private static func place(
    of source: SourceText, knowing variables: ArraySlice<TemplateScope.Variable>
  ) -> SourceLocation? {
    do throws(ScaffoldError) {
      _ = try TemplateCondition.parse(
        source, scope: TemplateScope(variables: Array(variables)))
      return nil
    } catch {
      return error.diagnostics.first?.location
    }
  }
}

/// The condition under which an option matters, and the options that it names.
struct OptionRule: Sendable, Hashable {
  let condition: TemplateCondition
  /// The places of the options among those of the template, by their names.
  let options: [String: Int]
}

extension TemplateOption {
  /// Whether the option matters when those before it have `values`.
  func matters(after values: [TemplateValue]) -> Bool {
    guard let rule else { return true }
    var context = TemplateContext(rule.options.mapValues { values[$0] })
    return context.holds(rule.condition)
  }
}
