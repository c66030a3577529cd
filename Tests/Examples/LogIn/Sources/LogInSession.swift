import Foundation

/// A log-in that lasts for some time.
struct LogInSession: Equatable, Sendable {
  let user: String
  let entity: LogInEntity
  let expiry: Date

  init(user: String, entity: LogInEntity, begin: Date) {
    self.user = user
    self.entity = entity
    expiry = begin.addingTimeInterval(TimeInterval(entity.expiresIn))
  }

  func isValid(at date: Date) -> Bool {
    date < expiry
  }
}
