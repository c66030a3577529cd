/// The variables that every template has, before its own options.
enum PredefinedVariable: String, CaseIterable {
  /// The module's name.
  case module = "Module"
  /// The name by which code imports the target of the sources.
  case target = "Target"
  /// The name by which code imports the target of the tests.
  case testTarget = "TestTarget"
  /// Whether an action mentions a type of Foundation.
  case needsFoundation = "NeedsFoundation"
  /// Whether a field of an entity mentions a type of Foundation. No file has both actions and fields.
  case fieldsNeedFoundation = "FieldsNeedFoundation"
  /// Whether all systems that the package supports have the Observation framework.
  case hasObservation = "HasObservation"
  /// Whether the code of the target is on the main actor by default.
  case hasMainActorSources = "HasMainActorSources"
  /// Whether the code of the test target is on the main actor by default.
  case hasMainActorTests = "HasMainActorTests"
  /// Whether the imports of the target are internal by default.
  case hasInternalImports = "HasInternalImports"
  /// The types of the user's own in signatures, with their samples.
  case ownTypes = "OwnTypes"
  /// The events of presented modules that their delegate must implement.
  case childEvents = "ChildEvents"

  var type: TemplateType {
    switch self {
    case .module, .target, .testTarget: .text
    case .needsFoundation, .fieldsNeedFoundation, .hasObservation, .hasMainActorSources,
      .hasMainActorTests, .hasInternalImports:
      .flag
    case .ownTypes: .list(SignatureRecord.ownType)
    case .childEvents: .list(SignatureRecord.childEvent)
    }
  }

  /// All values of one module in the order of the scope: the predefined ones, then the options.
  static func values(
    module: String = "", target: String = "", testTarget: String = "",
    facts: RenderingFacts = RenderingFacts(),
    options: OptionValues
  ) -> [TemplateValue] {
    let samples = OwnTypeSamples(
      owner: "\(module)Samples",
      types: facts.samples.mapValues {
        SampleMaker.Sample(text: $0.text, isComparable: $0.isComparable)
      }, titles: facts.samples.mapValues(\.title),
      identifiable: Set(facts.samples.filter(\.value.isIdentifiable).keys),
      ids: facts.samples.mapValues(\.idType), rawTypes: facts.samples.mapValues(\.rawType))
    let predefined = allCases.map { variable -> TemplateValue in
      switch variable {
      case .module: .text(module)
      case .target: .text(target)
      case .testTarget: .text(testTarget)
      case .needsFoundation: .flag(options.needsFoundation)
      case .fieldsNeedFoundation: .flag(options.fieldsNeedFoundation)
      case .hasObservation: .flag(facts.hasObservation)
      case .hasMainActorSources: .flag(facts.hasMainActorSources)
      case .hasMainActorTests: .flag(facts.hasMainActorTests)
      case .hasInternalImports: .flag(facts.hasInternalImports)
      case .ownTypes:
        .list(
          (options.ownTypes + facts.childEvents.ownTypes).uniqued.compactMap { own in
            facts.samples[own.type].map { sample in
              SignatureRecord.value(
                of: own, sample: sample, isInput: options.inputTypes.contains(own))
            }
          })
      case .childEvents:
        .list(facts.childEvents.records(with: samples))
      }
    }
    return predefined + options.values(with: samples)
  }
}
