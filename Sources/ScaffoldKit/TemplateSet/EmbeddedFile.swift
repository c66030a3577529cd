/// A file of the built-in templates, as the build put it into the program.
struct EmbeddedFile {
  let path: StaticString
  let isExecutable: Bool
  let text: StaticString
}
