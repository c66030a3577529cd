import Foundation

/// The server takes no more attempts for a while.
struct SignInLock: LocalizedError, Equatable {
  let seconds: Int

  /// The lock that a refusal means; `nil` if it is for another reason.
  init?(_ refusal: SignInDataFetcherError) {
    guard refusal.status == 429 else { return nil }
    seconds = Int(refusal.message ?? "") ?? 60
  }

  var errorDescription: String? {
    "There were too many attempts. Please try again in \(seconds) seconds."
  }
}
