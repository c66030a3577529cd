import Foundation

/// What the view shows of a jog.
struct JogsViewObject: Equatable, Sendable {
  let title: String
  let distance: String
  let duration: String
  let speed: String
}

extension JogsViewObject {
  init(_ entity: JogsEntity) {
    title = Self.day.string(from: entity.date)
    distance = String(format: "%.1f km", Double(entity.meters) / 1000)
    duration = Self.clock(entity.seconds)
    speed = entity.speed.map { String(format: "%.1f km/h", $0) } ?? "–"
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
}
