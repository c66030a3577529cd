/// Where the template that a module was generated from came from.
///
/// A folder of templates may have a template with the id of a built-in one. If that folder is not found later, the
/// built-in template must not replace the module's files.
enum TemplateOrigin: String, Sendable, Hashable, CaseIterable {
  /// The program: the text is that of a built-in template.
  case builtIn = "built-in"
  /// A folder of templates on the disk.
  case folder
  /// The module: its template was made of it, and the package has the only copy.
  case module
  /// A record of an older format does not say, and its version of the template is not a known one.
  case unknown
}

extension TemplateOrigin {
  /// The key in a record. Without it, the template is built in.
  static let key = "templateOrigin"

  /// The first version of the record's format that has the key.
  static let firstVersion = 3
}
