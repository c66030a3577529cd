/// Measures the time since its creation.
struct Stopwatch {
  private let start = ContinuousClock.now

  /// Returns the seconds since the creation.
  func seconds() -> Double {
    let components = (ContinuousClock.now - start).components
    return Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}

extension Double {
  /// A number of seconds as text: `1.2 s`, `0.003 s`.
  var formattedSeconds: String {
    let thousandths = Int((self * 1000).rounded())
    let digits = thousandths >= 1000 ? thousandths / 100 * 100 : thousandths
    let fraction = String(String(digits % 1000 + 1000).dropFirst())
    return "\(digits / 1000).\(digits >= 1000 ? String(fraction.prefix(1)) : fraction) s"
  }
}
