/// One object of a `project.pbxproj`. A value of an unexpected kind counts as missing.
struct XcodeObject: Decodable {
  enum Text: String, CodingKey, CaseIterable {
    case isa, name, path, sourceTree, projectDirPath, mainGroup, fileRef, target, productType
    case buildConfigurationList
  }

  enum List: String, CodingKey, CaseIterable {
    case children, targets, files, dependencies, buildPhases, buildConfigurations
    case fileSystemSynchronizedGroups
  }

  private enum Settings: String, CodingKey {
    case buildSettings
  }

  private let texts: [Text: String]
  private let lists: [List: [String]]
  /// The build settings that are texts.
  let settings: [String: String]

  init(from decoder: any Decoder) throws {
    texts = try decoder.container(keyedBy: Text.self).values()
    lists = try decoder.container(keyedBy: List.self).values()
    let dictionaries: [Settings: [String: Setting]] =
      try decoder.container(keyedBy: Settings.self).values()
    settings = (dictionaries[.buildSettings] ?? [:]).compactMapValues(\.text)
  }

  subscript(key: Text) -> String? { texts[key] }
  subscript(key: List) -> [String] { lists[key] ?? [] }

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

extension KeyedDecodingContainer where Key: Hashable {
  /// The values of the type by their keys.
  fileprivate func values<Value: Decodable>() -> [Key: Value] {
    var values: [Key: Value] = [:]
    for key in allKeys {
      do {
        values[key] = try decode(Value.self, forKey: key)
      } catch {
        continue
      }
    }
    return values
  }
}
