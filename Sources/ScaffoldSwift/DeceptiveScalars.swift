extension Unicode.Scalar {
  /// Whether the scalar is a control, a line separator, or a format character such as a
  /// bidirectional override. A tab is harmless.
  package var mayDeceive: Bool {
    if isASCII { return (value < 0x20 && value != 0x09) || value == 0x7F }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }
}
