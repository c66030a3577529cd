import Foundation

/// Expands an Xcode file template as Xcode does, as far as exported templates need it.
struct XcodeExpander {
  let folder: String
  /// The values of the options by their identifiers.
  let values: [String: String]

  struct Malformed: Error {}

  /// The files by their paths.
  func files() throws -> [String: String] {
    let info = try property(list: folder + "/TemplateInfo.plist")
    guard let options = info["Options"] as? [[String: Any]] else { throw Malformed() }
    let chosen = options.map { option -> String in
      let identifier = option["Identifier"] as? String ?? ""
      let value = values[identifier] ?? option["Default"] as? String ?? ""
      switch option["Type"] as? String {
      case "popup": return value
      case "checkbox": return value == "true" ? identifier : ""
      default: return ""
      }
    }.joined()
    // Without a ticked checkbox, Xcode takes the folder `Default`.
    let isChoice = options.contains { ["popup", "checkbox"].contains($0["Type"] as? String) }
    let name = chosen.isEmpty && isChoice ? "Default" : chosen
    let root = name.isEmpty ? folder : folder + "/" + name
    var files: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: root) {
      let file = root + "/" + path
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: file, isDirectory: &isFolder)
      if isFolder.boolValue || path == "TemplateInfo.plist" { continue }
      let text = String(decoding: try Data(contentsOf: URL(filePath: file)), as: UTF8.self)
      files[expanded(path)] = expanded(text)
    }
    return files
  }

  private func property(list path: String) throws -> [String: Any] {
    let data = try Data(contentsOf: URL(filePath: path))
    let value = try PropertyListSerialization.propertyList(from: data, format: nil)
    guard let object = value as? [String: Any] else { throw Malformed() }
    return object
  }

  private func expanded(_ text: String) -> String {
    var text = text.replacing("___FILEBASENAME___", with: values["productName"] ?? "")
    for (identifier, value) in values {
      text = text.replacing("___VARIABLE_\(identifier):identifier___", with: value)
        .replacing("___VARIABLE_\(identifier)___", with: value)
    }
    return text
  }
}
