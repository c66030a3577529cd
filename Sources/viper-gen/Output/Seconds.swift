extension Double {
  /// `1.2 s`, `0.003 s`
  var shown: String {
    let thousandths = Int((self * 1000).rounded())
    let digits = thousandths >= 1000 ? thousandths / 100 * 100 : thousandths
    let fraction = String(String(digits % 1000 + 1000).dropFirst())
    return "\(digits / 1000).\(digits >= 1000 ? String(fraction.prefix(1)) : fraction) s"
  }
}

extension Duration {
  /// The whole time in seconds.
  var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
