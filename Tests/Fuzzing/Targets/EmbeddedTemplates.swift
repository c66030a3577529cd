/// The fuzz program has no built-in templates: they are seeds, read from `Templates/`.
enum EmbeddedTemplates {
  static let folders: [EmbeddedFolder] = []
  static let commit = ""
}
