/// A list of values of any `Hashable` types. Not `Sendable`.
public struct NavigationPath {
  public init() {}
  public init<S>(_ elements: S) where S: Sequence, S.Element: Hashable {}
  public init<S>(_ elements: S)
  where S: Sequence, S.Element: Decodable, S.Element: Encodable, S.Element: Hashable {}
  public init(_ codable: CodableRepresentation) {}

  public var count: Int { 0 }
  public var isEmpty: Bool { true }
  public var codable: CodableRepresentation? { nil }

  public mutating func append<V>(_ value: V) where V: Hashable {}
  public mutating func append<V>(_ value: V)
  where V: Decodable, V: Encodable, V: Hashable {}
  public mutating func removeLast(_ k: Int = 1) {}

  public struct CodableRepresentation: Codable {
    public init(from decoder: any Decoder) throws {}
    public func encode(to encoder: any Encoder) throws {}
  }
}

extension NavigationPath: Equatable {}
extension NavigationPath.CodableRepresentation: Equatable {}
