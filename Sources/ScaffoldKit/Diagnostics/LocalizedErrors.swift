// What `localizedDescription` tells. A program that has nobody who asks for it can do without: linking
// Foundation doubles the time that a static program takes to start.
#if !WITHOUT_FOUNDATION
  #if canImport(FoundationEssentials)
    public import FoundationEssentials
  #else
    public import Foundation
  #endif

  extension ScaffoldFailure: LocalizedError {
    /// The same text as ``description``.
    public var errorDescription: String? { description }
  }

  extension Diagnostic: LocalizedError {
    /// The same text as ``description``.
    public var errorDescription: String? { description }
  }

  extension SystemError: LocalizedError {
    /// The same text as ``description``.
    public var errorDescription: String? { description }
  }
#endif
