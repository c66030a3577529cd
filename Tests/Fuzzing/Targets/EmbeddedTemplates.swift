/// The fuzz program has no built-in templates: they are seeds, read from `Templates/`.
enum EmbeddedTemplates {
  static let files: [EmbeddedFile] = []
  static let digests: [(template: StaticString, digest: StaticString)] = []
  static let commit = ""
}
