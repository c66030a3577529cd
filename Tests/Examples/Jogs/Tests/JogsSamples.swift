import Foundation

@testable import Examples

/// Jogs, and what the view shows of the first.
enum JogsSamples {
  static let jog = on(day: 0, meters: 5200, seconds: 1565)

  static let viewObject = JogsViewObject(
    title: "Monday, 1 January 2001",
    distance: "5.2 km",
    duration: "26:05",
    speed: "12.0 km/h"
  )

  /// A jog on a day after the first of January 2001.
  static func on(day: Int, meters: Int = 1000, seconds: Int = 300) -> JogsEntity {
    JogsEntity(id: "\(day + 1)", date: date(day: day), meters: meters, seconds: seconds)
  }

  static func date(day: Int) -> Date {
    Date(timeIntervalSinceReferenceDate: TimeInterval(day) * 86400)
  }
}
