extension RenderingFacts {
  /// A function that the delegate of a presented module requires.
  struct ChildEvent: Sendable, Hashable {
    /// The name of the presented module.
    let child: String
    /// The function without `func`: `logInSucceeded(_ module: any LogIn, with result: Session)`.
    let declaration: String
    /// Whether the delegate of the parent can have the values in its requirements, which needs their access level;
    /// `nil` in the records of earlier releases, which ignore the values.
    var isShared: Bool?
  }
}

extension RenderingFacts.ChildEvent {
  /// The function as a signature; `nil` if its declaration has a form that signatures do not have.
  var signature: ActionSignature? {
    do throws(ScaffoldError) {
      return try ActionSignature.parse(
        declaration, path: child, rules: SignatureRules(features: [.results, .uiTypes]))
    } catch {
      return nil
    }
  }

  /// Whether a test can send the event: it has the module first, then values with samples.
  var isTestable: Bool {
    guard let signature, let first = signature.parameters.first else { return false }
    return first.label == "_" && ["any \(child)", child].contains(first.type)
      && signature.effects.isEmpty && signature.result == nil
      && values.count == signature.parameters.count - 1
  }

  /// The arguments without the module itself: `with result: Session`.
  var values: [ActionSignature.Parameter] {
    guard isShared != nil else { return [] }
    return signature?.parameters.filter { !["any \(child)", child].contains($0.type) } ?? []
  }
}

extension [RenderingFacts.ChildEvent] {
  /// The types of the user's own among the values.
  var ownTypes: [OwnType] { flatMap(\.values).flatMap(\.syntax.ownTypes).uniqued }

  /// The names with which the types of the values begin.
  var valueTypeNames: Set<String> { Set(flatMap(\.values).flatMap(\.syntax.roots)) }

  /// The events as records of the template language, with samples of the user's own types.
  func records(with samples: OwnTypeSamples) -> [TemplateValue] {
    var ids: [String: String] = [:]
    return map { event in
      let name = event.signature?.name ?? ""
      let values = event.isShared == true ? event.values : []
      // The delegate of the parent has one function for all events with equal values.
      let types = values.map { "\($0.label): \($0.type)" }.joined(separator: ", ")
      let form = "\(event.child)(\(types))"
      var id = "didFinish\(event.child)"
      if ids.values.contains(id) { id += CaseStyle.upperCamel.apply(to: name) }
      while ids.values.contains(id) { id += "Again" }
      let known = ids[form]
      ids[form] = known ?? id
      return SignatureRecord.value(
        of: SignatureRecord.ChildCall(
          event: event, id: known ?? id, isFirst: known == nil, samples: samples))
    }
  }
}
