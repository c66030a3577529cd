/// Text of the template language that a template has at an offset of a learnt file.
struct TemplateInsertion: Sendable {
  let offset: Int
  let text: String
}
