/// A property list to be written as XML. Members are written in their order.
indirect enum PropertyListText: Sendable {
  case string(String)
  case integer(Int)
  case boolean(Bool)
  case array([PropertyListText])
  case dictionary([(key: String, value: PropertyListText)])

  /// The whole document.
  var document: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    \(text(indent: ""))
    </plist>

    """
  }

  private func text(indent: String) -> String {
    switch self {
    case .string(let text): "\(indent)<string>\(Self.escaped(text))</string>"
    case .integer(let number): "\(indent)<integer>\(number)</integer>"
    case .boolean(let flag): "\(indent)<\(flag)/>"
    case .array(let elements):
      elements.isEmpty
        ? "\(indent)<array/>"
        : Self.lines(indent, "array", elements.map { $0.text(indent: indent + "\t") })
    case .dictionary(let members): Self.lines(indent, members)
    }
  }

  private static func lines(
    _ indent: String, _ members: [(key: String, value: PropertyListText)]
  ) -> String {
    lines(
      indent, "dict",
      members.map {
        "\(indent)\t<key>\(escaped($0.key))</key>\n\($0.value.text(indent: indent + "\t"))"
      })
  }

  private static func lines(_ indent: String, _ name: String, _ lines: [String]) -> String {
    "\(indent)<\(name)>\n\(lines.joined(separator: "\n"))\n\(indent)</\(name)>"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
