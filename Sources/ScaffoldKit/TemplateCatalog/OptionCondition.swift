/// The conditions under which options matter, read when a template is loaded.
///
/// A condition can name only the options before its own. So one pass over the options determines all
/// values, and there are no cycles.
enum OptionCondition {
  /// Reads the condition of each option; `entries` are the options in the `template.json`.
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
          throw ScaffoldError(
            index == other
              ? ownCondition(options[index].name, at: place)
              : laterOption(options[other].name, in: options[index].name, at: place))
        }
        options[index].rule = OptionRule(
          condition: condition,
          options: Dictionary(uniqueKeysWithValues: named.uniqued.map { (options[$0].name, $0) }))
      } catch {
        problems += error.diagnostics.map { $0.moved(into: json) }
      }
    }
  }

  private static func ownCondition(_ name: String, at location: SourceLocation?) -> Diagnostic {
    Diagnostic(
      .data, .optionCondition, "the condition of option '\(name)' names '\(name)' itself",
      at: location, help: "name another option")
  }

  private static func laterOption(
    _ name: String, in condition: String, at location: SourceLocation?
  ) -> Diagnostic {
    Diagnostic(
      .data, .optionCondition, "the option '\(name)' is declared later", at: location,
      help: "declare '\(name)' before '\(condition)'")
  }

  /// The location of the first option in a condition that it must not name.
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
  /// Whether the option is active when those before it have `values`.
  func isActive(after values: [TemplateValue]) -> Bool {
    guard let rule else { return true }
    var context = TemplateContext(rule.options.mapValues { values[$0] })
    return context.holds(rule.condition)
  }
}
