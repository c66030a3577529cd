extension <<Module>>TestServer {
  /// The query items of the last request as a server reads them: a plus sign is a space.
  var sentQuery: [String: String] {
    var components = URLComponents()
    components.percentEncodedQuery = request?.query?.replacingOccurrences(of: "+", with: "%20")
    return (components.queryItems ?? []).reduce(into: [:]) { $0[$1.name] = $1.value ?? "" }
  }
}
