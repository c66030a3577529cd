import Foundation

/// What the view shows of an entity.
struct JogsViewObject: Hashable, Sendable {
  /// What its row shows.
  let headline: String
}

extension JogsViewObject {
  init(_ entity: JogsEntity) {
    headline = [
      Self.day.string(from: entity.date),
      String(format: "%.1f km", Double(entity.meters) / 1000),
      Self.clock(entity.seconds) + Self.speed(of: entity),
    ].joined(separator: ", ")
  }

  /// The text of a day. It is the same everywhere, so that lists can be compared.
  private static let day: DateFormatter = {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "EEEE, d MMMM yyyy"
    return formatter
  }()

  /// `26:05`, and `1:02:03` from an hour on.
  private static func clock(_ seconds: Int) -> String {
    let (hours, rest) = seconds.quotientAndRemainder(dividingBy: 3600)
    return hours > 0
      ? String(format: "%d:%02d:%02d", hours, rest / 60, rest % 60)
      : String(format: "%d:%02d", rest / 60, rest % 60)
  }

  /// ` (12.0 km/h)`; nothing where no time passed.
  private static func speed(of jog: JogsEntity) -> String {
    guard jog.seconds > 0 else { return "" }
    return String(format: " (%.1f km/h)", Double(jog.meters) / Double(jog.seconds) * 3.6)
  }
}
