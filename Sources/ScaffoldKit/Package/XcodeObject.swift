/// One object of a `project.pbxproj`. A value of an unexpected kind counts as missing.
struct XcodeObject: Decodable {
  enum Key: String, CodingKey {
    case isa, name, path, sourceTree, projectDirPath, mainGroup, fileRef, target, productType
    case buildConfigurationList
    case children, targets, files, dependencies, buildPhases, buildConfigurations
    case fileSystemSynchronizedGroups
    case buildSettings

    var isList: Bool {
      switch self {
      case .children, .targets, .files, .dependencies, .buildPhases, .buildConfigurations,
        .fileSystemSynchronizedGroups:
        true
      default: false
      }
    }
  }

  var texts: [Key: String] = [:]
  var lists: [Key: [String]] = [:]
  /// The build settings that are texts.
  var settings: [String: String] = [:]

  init() {}

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    for key in values.allKeys {
      do {
        if key == .buildSettings {
          settings = try values.decode([String: Setting].self, forKey: key)
            .compactMapValues(\.text)
        } else if key.isList {
          lists[key] = try values.decode([String].self, forKey: key)
        } else {
          texts[key] = try values.decode(String.self, forKey: key)
        }
      } catch {
        continue
      }
    }
  }

  subscript(key: Key) -> String? { texts[key] }

  /// The texts of a list; none if it is missing.
  func list(_ key: Key) -> [String] { lists[key] ?? [] }

  private struct Setting: Decodable {
    let text: String?

    init(from decoder: any Decoder) throws {
      do {
        text = try decoder.singleValueContainer().decode(String.self)
      } catch {
        text = nil
      }
    }
  }
}
