/// The types at the top level of a Swift file, each with its extensions in the file.
package struct TopLevelTypes: Sendable {
  private let text: [UInt8]
  private var ranges: [String: [Range<Int>]] = [:]

  /// The types of a file; none if it cannot be read.
  package init(of text: [UInt8]) {
    self.init(SwiftFile(ifReadable: text), text: text)
  }

  /// The types of a file that has been read; none if it could not be read.
  package init(_ file: SwiftFile?, text: [UInt8]) {
    self.text = text
    let declarations = file?.declarations ?? []
    let types: [Declaration.Kind] = [.struct, .class, .enum, .actor, .protocol]
    let names = Set(declarations.filter { types.contains($0.kind) }.map(\.name))
    for declaration in declarations
    where names.contains(declaration.name) && (types + [.extension]).contains(declaration.kind) {
      ranges[declaration.name, default: []].append(declaration.range)
    }
  }

  /// The names of the types.
  package var names: Set<String> { Set(ranges.keys) }

  /// The text of a type with its extensions; empty if the file does not have it.
  package func text(of name: String) -> [UInt8] {
    (ranges[name] ?? []).flatMap { Array(text[$0]) + [UInt8(ascii: "\n")] }
  }

  /// The text with a type and its extensions as another text has them.
  package func text(replacing name: String, from other: TopLevelTypes) -> [UInt8] {
    let ranges = (ranges[name] ?? []).sorted { $0.lowerBound < $1.lowerBound }
    let others = (other.ranges[name] ?? []).sorted { $0.lowerBound < $1.lowerBound }
    var (result, end) = ([UInt8](), 0)
    for (index, range) in ranges.enumerated() {
      result += text[end..<range.lowerBound]
      // What the other text has more goes to the last place.
      let taken =
        index + 1 < ranges.count ? others.dropFirst(index).prefix(1) : others.dropFirst(index)
      result += taken.map { other.text[$0] }.joined(separator: [0x0A, 0x0A])
      end = range.upperBound
    }
    return result + text[end...]
  }

  /// The text without these types.
  package func text(without names: Set<String>) -> [UInt8] {
    var rest: [UInt8] = []
    var end = 0
    for range in names.flatMap({ ranges[$0] ?? [] }).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      rest += text[end..<range.lowerBound]
      end = range.upperBound
    }
    return rest + text[end...]
  }
}
