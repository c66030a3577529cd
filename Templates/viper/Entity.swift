/// A piece of data as the module receives and keeps it.
struct <<Module>>Entity: Codable, Equatable, Sendable {
  let id: String
  let name: String
}
