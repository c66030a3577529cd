/// Why no template can be learnt from a module.
package enum LessonError: Error, Sendable, Equatable {
  /// The id is not one that a template can have: small letters, digits and `-`, and no `-` at the beginning.
  case invalidID(String)
  /// The files of the module are not among the sources.
  case noSources
  /// A file of the module uses a type that is declared in a file which must be left out.
  case needed(typeName: String, path: String, reason: LessonRemark.LeftOut)
  /// The modules have no file or declaration in common.
  case nothingInCommon
  /// The template would be larger than a template can be.
  case tooLarge
}

extension LessonError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .invalidID(let id):
      "'\(id)' is not a valid id: use small letters, digits and '-', not '-' at the beginning"
    case .noSources: "the sources have no file of the module"
    case .needed(let type, let path, let reason):
      "\(path) has \(type), which the module needs, but \(reason)"
    case .nothingInCommon: "the modules have nothing in common"
    case .tooLarge: "the module is too large for a template"
    }
  }
}
