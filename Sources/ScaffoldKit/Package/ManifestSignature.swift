/// What a call in a manifest may be given, and from which tools version on.
struct ManifestSignature {
  struct Parameter {
    let label: String?
    let shape: ManifestShape
    let isRequired: Bool
    let since: Int
  }

  /// As `major * 100 + minor`, like all versions here.
  let since: Int
  let until: Int
  /// `nil` for a member that is written without parentheses.
  let parameters: [Parameter]?

  init(since: Int = 0, until: Int = .max, _ parameters: Parameter...) {
    self.since = since
    self.until = until
    self.parameters = parameters
  }

  private init(constantSince since: Int) {
    self.since = since
    until = .max
    parameters = nil
  }

  static func constant(since: Int = 0) -> ManifestSignature {
    ManifestSignature(constantSince: since)
  }

  /// What each argument has to be; `nil` when labels, order or number are wrong.
  func shapes(
    of arguments: [ManifestExpression.Argument], version: Int
  ) -> [ManifestShape]? {
    guard let parameters, (since..<until).contains(version) else { return nil }
    var shapes: [ManifestShape] = []
    for parameter in parameters where parameter.since <= version {
      if shapes.count < arguments.count, arguments[shapes.count].label == parameter.label {
        shapes.append(parameter.shape)
      } else if parameter.isRequired {
        return nil
      }
    }
    return shapes.count == arguments.count ? shapes : nil
  }
}

extension ManifestSignature.Parameter {
  /// A parameter that has to be there.
  static func must(_ label: String?, _ type: ManifestType) -> Self {
    Self(label: label, shape: .one(type), isRequired: true, since: 0)
  }

  static func must(_ label: String?, _ shape: ManifestShape) -> Self {
    Self(label: label, shape: shape, isRequired: true, since: 0)
  }

  /// A parameter that may be left out.
  static func may(_ label: String?, _ type: ManifestType, since: Int = 0) -> Self {
    Self(label: label, shape: .one(type), isRequired: false, since: since)
  }

  static func may(_ label: String?, _ shape: ManifestShape, since: Int = 0) -> Self {
    Self(label: label, shape: shape, isRequired: false, since: since)
  }
}
