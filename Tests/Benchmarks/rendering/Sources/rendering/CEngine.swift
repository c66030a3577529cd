import CSubstitution

/// The least that has to be done: one pass in C, which copies and replaces.
final class CEngine: Engine {
  static let name = "C substitution"
  private let templates: [[UInt8]]
  /// Keeps the C strings of the substitutions alive, to which these point.
  private let strings: [UnsafeMutableBufferPointer<CChar>]
  private let substitutions: [substitution]

  init(_ material: Material) throws {
    templates = material.templates.map { Array($0.utf8) }
    strings = Material.values.flatMap { ["<<\($0.name)>>", $0.value] }.map { text in
      let copy = UnsafeMutableBufferPointer<CChar>.allocate(capacity: text.utf8.count)
      _ = copy.initialize(from: text.utf8.map { CChar(bitPattern: $0) })
      return copy
    }
    substitutions = stride(from: 0, to: strings.count, by: 2).map { [strings] index in
      let (placeholder, value) = (strings[index], strings[index + 1])
      return substitution(
        placeholder: placeholder.baseAddress, placeholder_length: placeholder.count,
        value: value.baseAddress, value_length: value.count)
    }
  }

  deinit { for string in strings { string.deallocate() } }

  func render() -> [[UInt8]] { templates.map(rendered) }

  private func rendered(_ template: [UInt8]) -> [UInt8] {
    // Room enough: the values are shorter than their placeholders.
    [UInt8](unsafeUninitializedCapacity: template.count) { output, count in
      count = template.withUnsafeBytes { text in
        substitute(
          text.baseAddress?.assumingMemoryBound(to: CChar.self), text.count, substitutions,
          substitutions.count,
          UnsafeMutableRawPointer(output.baseAddress)?.assumingMemoryBound(to: CChar.self))
      }
    }
  }
}
