#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension ScaffoldError: LocalizedError {
  /// The same text as ``description``.
  public var errorDescription: String? { description }
}

extension Diagnostic: LocalizedError {
  /// The same text as ``description``.
  public var errorDescription: String? { description }
}
