/// What can be wrong with a template's folder and its `template.json`.
enum TemplateSetFault: Fault {
  case unknownTemplate(String, known: [String])
  case missingFolder(String)
  case missingTemplateFolder(String)
  case isTemplate(String)
  case noTemplates([String])
  case missingManifest(String)
  case idDiffers(String, folder: String)
  case unknownKind(String, known: [String])
  case unknownRole(String, known: [String])
  case unknownFramework(String, known: [String])
  case unknownPart(String, known: [String])
  case unknownStrength(String, known: [String])
  case badID(String)
  case badOptionName(String)
  case reservedOptionName(String)
  case duplicateOption(String)
  case duplicateValue(String)
  case emptyValue
  case idleKey(String, kind: String)
  case badAddress(String)
  case packageName(String, of: String)
  case badVersion(String)
  case badProduct(String)
  case noProducts
  case ownCondition(String)
  case laterOption(String, condition: String)
  case missingFile(String, known: [String])
  case notPlainFile(String)
  case tooLarge(String, limit: Int)
  case tooManyFiles(limit: Int)
  case tooManyEntries(limit: Int)
  case pathTooLong(limit: Int)
  case badFileName(String)
  case tooDeep(limit: Int)
  case noFiles

  var wording: Wording {
    switch self {
    case .unknownTemplate(let id, let known):
      Wording(
        .notFound, "unknown-template", "no template '\(id.escapingControlCharacters)'",
        help: Suggestion.help(
          for: id, in: known,
          otherwise: id.contains("/")
            ? "type its id, and name the folder in which it lies with '--templates'"
            : "there are: \(known.joined(separator: ", "))"))
    case .missingFolder(let path):
      Wording(
        .notFound, "no-template-folder", "no folder '\(path.escapingControlCharacters)'",
        help: "name the folder that holds the templates' folders")
    case .missingTemplateFolder(let path):
      Wording(
        .notFound, "no-template-folder", "no folder '\(path.escapingControlCharacters)'",
        help: "name the folder that holds a template.json")
    case .isTemplate(let path):
      Wording(
        .notFound, "no-template-folder",
        "'\(path.escapingControlCharacters)' is a template itself",
        help: "name the folder in which it lies")
    case .noTemplates(let paths):
      Wording(
        .notFound, "no-template-folder",
        "no template in '\(paths.joined(separator: "', '").escapingControlCharacters)'",
        help: "a template is a folder there with a template.json")
    case .missingManifest(let path):
      bad("no-template-json", "'\(path.escapingControlCharacters)' has no template.json")
    case .idDiffers(let id, let folder):
      bad(
        "template-id",
        "the id '\(id.escapingControlCharacters)' differs from the folder's name '\(folder)'",
        "write \"id\": \"\(folder)\"")
    case .unknownKind(let kind, let known): named("option type", kind, known)
    case .unknownRole(let role, let known): named("role", role, known)
    case .unknownFramework(let name, let known): named("framework", name, known)
    case .unknownPart(let name, let known): named("role of the stack", name, known)
    case .unknownStrength(let word, let known): named("strength", word, known)
    case .badID(let id):
      bad(
        "template-id", "'\(id.escapingControlCharacters)' is no template id",
        "use lowercase letters, digits and hyphens")
    case .badOptionName(let name):
      bad(
        "option-name", "'\(name.escapingControlCharacters)' is no option name",
        "use lowercase letters, digits and hyphens, beginning with a letter")
    case .reservedOptionName(let name):
      bad("option-name", "'\(name)' is a word of the template language", "choose another name")
    case .duplicateOption(let name): bad("duplicate-option", "the option '\(name)' stands twice")
    case .duplicateValue(let value):
      bad(
        "option-values", "the value '\(value.escapingControlCharacters)' stands twice", "remove it")
    case .emptyValue:
      bad("option-values", "a value is empty", "give it a name, such as 'none'")
    case .idleKey(let key, let kind):
      bad(
        "option-key", "'\(key)' says nothing about an option of the type '\(kind)'", "leave it out")
    case .badAddress(let url):
      bad(
        "template-package", "'\(url.escapingControlCharacters)' is no address of a package",
        "write it like \"https://github.com/Quick/Quick\"")
    case .packageName(let name, let real):
      bad(
        "template-package",
        "the package at that address is '\(real)', not '\(name.escapingControlCharacters)'",
        "write \"name\": \"\(real)\"")
    case .badVersion(let version):
      bad(
        "template-package", "'\(version.escapingControlCharacters)' is no version",
        "write three numbers, such as \"7.6.2\"")
    case .badProduct(let name):
      bad("template-package", "'\(name.escapingControlCharacters)' is no name of a product")
    case .noProducts:
      bad(
        "template-package", "no product of the package is named",
        "add \"products\" with the modules that the code imports")
    case .ownCondition(let name):
      bad(
        "option-condition", "the option '\(name)' cannot decide about itself", "name another option"
      )
    case .laterOption(let name, let condition):
      bad(
        "option-condition", "the option '\(name)' is declared later",
        "declare '\(name)' before '\(condition)'")
    case .missingFile(let path, let known):
      bad(
        "missing-file", "the template's folder has no file '\(path.escapingControlCharacters)'",
        Suggestion.help(for: path, in: known))
    case .notPlainFile(let path):
      Wording(
        .containment, "not-a-file",
        "'\(path.escapingControlCharacters)' is a link or a special file",
        help: "a template's folder holds plain files and folders only")
    case .tooLarge(let path, let limit):
      bad("limit", "'\(path.escapingControlCharacters)' is larger than \(limit) bytes")
    case .tooManyFiles(let limit):
      bad("limit", "the template's folder has more than \(limit) entries")
    case .tooManyEntries(let limit): bad("limit", "more than \(limit) entries")
    case .pathTooLong(let limit): bad("limit", "a path of more than \(limit) bytes")
    case .badFileName(let name):
      bad(
        "file-name", "the template's folder has a file whose name is not UTF-8, about '\(name)'",
        "give it another name")
    case .tooDeep(let limit):
      bad("limit", "the template's folder is more than \(limit) folders deep")
    case .noFiles: bad("no-files", "the template writes no file", "add an entry to \"files\"")
    }
  }

  private func bad(_ code: String, _ message: String, _ help: String? = nil) -> Wording {
    Wording(.data, code, message, help: help)
  }

  private func named(_ what: String, _ name: String, _ known: [String]) -> Wording {
    Wording(
      .data, "unknown-value", "unknown \(what) '\(name.escapingControlCharacters)'",
      help: Suggestion.help(
        for: name, in: known, otherwise: "known: \(known.joined(separator: ", "))"))
  }
}
