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
      do throws(ScaffoldFailure) {
        let rule = try ExpressionReader.condition(
          source, scope: TemplateScope(variables: variables), entries: [])
        if let other = rule.variables.first(where: { $0 >= index }) {
          let place = place(of: source, knowing: variables[..<index])
          throw ScaffoldFailure(fault(of: options[index], with: options[other]), at: place)
        }
        options[index].rule = rule
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
    do throws(ScaffoldFailure) {
      _ = try ExpressionReader.condition(
        source, scope: TemplateScope(variables: Array(variables)), entries: [])
      return nil
    } catch {
      return error.diagnostics.first?.location
    }
  }
}

extension TemplateOption {
  /// Whether the option matters when those before it have `values`.
  func matters(after values: [TemplateValue]) -> Bool {
    guard let rule else { return true }
    var renderer = TemplateRenderer(scope: TemplateScope(variables: []), values: values)
    return renderer.holds(rule, entry: nil)
  }
}
