import Foundation

/// A jog as the module receives and keeps it.
struct JogsEntity: Codable, Equatable, Sendable {
  let id: String
  let date: Date
  let meters: Int
  let seconds: Int
}

extension JogsEntity {
  /// Kilometers an hour; none where no time passed.
  var speed: Double? {
    seconds > 0 ? Double(meters) / Double(seconds) * 3.6 : nil
  }
}
