/// A screen on top of the module's first one; each has a case of its own.
<<if access != "internal">><<access>> <<end>>enum <<Module>>Destination: Hashable, Codable, Sendable {
  case detail(title: String)
}
