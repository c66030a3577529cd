/// Names of the language and of frameworks, which a module must not have.
enum ReservedNames {
  /// A framework whose types a generated file can see.
  enum Framework: String, CaseIterable, Sendable {
    case swift = "Swift"
    case foundation = "Foundation"
    case testing = "Testing"
    case xctest = "XCTest"
    case uikit = "UIKit"
    case appkit = "AppKit"
    case swiftui = "SwiftUI"
    case combine = "Combine"
    case observation = "Observation"
    case quick = "Quick"
    case nimble = "Nimble"
  }

  /// Whether `name` is a public type of the framework: `contains("Button", in: .swiftui)` is true.
  static func contains(_ name: String, in framework: Framework) -> Bool {
    framework.typeNames.contains(name)
  }

  /// The framework for user interfaces that `name` or the type of that name belongs to: UIKit for
  /// `UIImage`. Names without a prefix are not considered, because any module may declare them.
  static func userInterface(with name: String) -> Framework? {
    switch name {
    case "UIKit", "AppKit", "SwiftUI": return Framework(rawValue: name)
    case _ where name.hasPrefix("UI") && contains(name, in: .uikit): return .uikit
    case _ where name.hasPrefix("NS") && !contains(name, in: .foundation):
      return contains(name, in: .appkit) ? .appkit : nil
    default: return nil
    }
  }

  /// Whether `name` is a module that generated code may import. A type of that name would hide the
  /// module: `Testing.Test` would not be found.
  static func isModule(_ name: String) -> Bool {
    Framework(rawValue: name) != nil || otherModules.contains(name)
  }

  /// The types of Dispatch and the module itself, which Foundation exports.
  static let dispatch = Set(
    words: """
      Dispatch DispatchData DispatchDataIterator DispatchGroup DispatchIO DispatchObject
      DispatchPredicate DispatchQoS DispatchQueue DispatchSemaphore DispatchSource
      DispatchSourceFileSystemObject DispatchSourceHandler DispatchSourceMachReceive
      DispatchSourceMachSend DispatchSourceMemoryPressure DispatchSourceProcess
      DispatchSourceProtocol DispatchSourceRead DispatchSourceSignal DispatchSourceTimer
      DispatchSourceUserDataAdd DispatchSourceUserDataOr DispatchSourceUserDataReplace
      DispatchSourceWrite DispatchSpecificKey DispatchTime DispatchTimeInterval
      DispatchTimeoutResult DispatchWallTime DispatchWorkItem DispatchWorkItemFlags
      """)

  /// The types of Foundation that have a module of their own on Linux, FoundationNetworking.
  static let networking = Set(
    words: """
      CachedURLResponse HTTPCookie HTTPCookiePropertyKey HTTPCookieStorage HTTPURLResponse
      NSMutableURLRequest NSURLRequest URLAuthenticationChallenge URLAuthenticationChallengeSender
      URLCache URLCredential URLCredentialStorage URLProtectionSpace URLProtocol URLProtocolClient
      URLRequest URLResponse URLSession URLSessionConfiguration URLSessionDataDelegate
      URLSessionDataTask URLSessionDelegate URLSessionDownloadDelegate URLSessionDownloadTask
      URLSessionStreamDelegate URLSessionStreamTask URLSessionTask URLSessionTaskDelegate
      URLSessionTaskMetrics URLSessionTaskTransactionMetrics URLSessionUploadTask
      URLSessionWebSocketDelegate URLSessionWebSocketTask
      """)

  static let otherModules = Set(
    words: """
      Builtin Darwin Dispatch Distributed FoundationEssentials FoundationNetworking Glibc Musl
      ObjectiveC PackageDescription RegexBuilder Synchronization WinSDK
      """)
}

extension ReservedNames.Framework {
  /// The names of the framework's public types.
  var typeNames: Set<String> {
    switch self {
    case .swift: ToolchainTypeNames.swift
    case .foundation: ToolchainTypeNames.foundation
    case .testing: ToolchainTypeNames.testing
    case .xctest: ToolchainTypeNames.xctest
    case .uikit: UIKitTypeNames.uikit
    case .appkit: AppKitTypeNames.appkit
    case .swiftui: SwiftUITypeNames.swiftui
    case .combine: ObservingTypeNames.combine
    case .observation: ObservingTypeNames.observation
    case .quick: SpecTypeNames.quick
    case .nimble: SpecTypeNames.nimble
    }
  }
}
