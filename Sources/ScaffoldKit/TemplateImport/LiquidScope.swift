/// What the Liquid texts of one template refer to, collected while they are converted.
struct LiquidScope {
  /// An option for a custom parameter.
  struct Parameter {
    let name: String
    var isList: Bool?
    let place: SourceLocation
  }

  /// The converted snippets that do not depend on the file that includes them, by name.
  private(set) var includes: [String: [TextPart]] = [:]
  private(set) var parameters: [String: Parameter] = [:]
  private(set) var order: [String] = []
  var problems: [Diagnostic] = []
  var remarks: [Diagnostic] = []
  /// How many snippets were converted.
  var conversions = 0
  /// The bytes of all texts that were converted, each as often as it is included.
  var bytes = 0
  private var taken: Set<String>
  /// The names of the entries of all loops, which no option may have.
  private var entryNames: Set<String> = []

  static let mostConversions = 2_000

  /// The options beside the custom parameters.
  static let options =
    ImportedTemplate.facts + [
      .init(name: "prefix", kind: .string, help: "The prefix of names, as in the Rambafile"),
      .init(name: "description", kind: .string, help: "The description of the module"),
    ]

  init(reservedFlags: Set<String>) {
    taken = reservedFlags.union(Self.options.map(\.name))
  }

  /// The name of the option for a custom parameter.
  ///
  /// - Parameters:
  ///   - parameter: the name in the source.
  ///   - isList: whether it is used as a list; `nil` if the use does not tell.
  ///   - place: where it is used.
  mutating func option(
    for parameter: String, isList: Bool?, at place: @autoclosure () -> SourceLocation
  ) -> String {
    guard let known = parameters[parameter] else {
      guard order.count + Self.options.count < ManifestLimits.options else {
        problems.append(
          .notConverted(
            "more than \(ManifestLimits.options) options", at: place(), help: "use fewer parameters"
          ))
        return parameter
      }
      let name = ImportedTemplate.optionName(for: parameter, taken: taken.union(entryNames))
      taken.insert(name)
      let place = place()
      order.append(parameter)
      remarks.append(.converted("'\(parameter)' is the option '--\(name)'", at: place))
      parameters[parameter] = Parameter(name: name, isList: isList, place: place)
      return name
    }
    if let isList, let other = known.isList, isList != other {
      problems.append(
        .notConverted(
          "'\(parameter)' is used as a text and as a list", at: place(),
          help: "use two parameters"))
    }
    parameters[parameter]?.isList = known.isList ?? isList
    return known.name
  }

  mutating func addInclude(_ name: String, _ parts: [TextPart]) { includes[name] = parts }

  /// Adds a remark, once for each message.
  mutating func remark(_ remark: Diagnostic) {
    if !remarks.contains(where: { $0.message == remark.message }) { remarks.append(remark) }
  }

  /// Adds a remark on a change, once for each message. To find a place takes a reading of the text.
  mutating func remarkChange(_ message: String, at place: @autoclosure () -> SourceLocation) {
    guard !remarks.contains(where: { $0.message == message }) else { return }
    remarks.append(.changed(message, at: place()))
  }

  /// A name for the entry of a loop that no other value has.
  mutating func entryName(for name: String, open: [String]) -> String {
    let used = taken.union(parameters.values.map(\.name)).union(open)
    let own = ImportedTemplate.optionName(for: name, taken: used)
    entryNames.insert(own)
    return own
  }

  /// All options of the template.
  func allOptions() -> [ImportedTemplate.Option] {
    let own = order.compactMap { parameters[$0] }.map { parameter in
      ImportedTemplate.Option(
        name: parameter.name, kind: parameter.isList == true ? .list : .string,
        help: "The custom parameter of the Generamba template", origin: parameter.place)
    }
    return own + Self.options
  }
}
