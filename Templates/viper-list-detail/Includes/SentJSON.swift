extension <<Module>>TestServer {
  /// A value as it is sent, with its keys in order.
  func json(_ value: some Encodable) throws -> String {
    try Self.sorted(Self.encoded(value))
  }

  /// The body of the last request, with its keys in order.
  func sentJSON() throws -> String {
    try Self.sorted(request?.body ?? Data())
  }

  private static func sorted(_ json: Data) throws -> String {
    let object = try JSONSerialization.jsonObject(with: json)
    let data = try JSONSerialization.data(withJSONObject: object, options: .sortedKeys)
    return String(decoding: data, as: UTF8.self)
  }
}
