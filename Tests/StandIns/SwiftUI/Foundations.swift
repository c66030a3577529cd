public import Combine
@_exported public import Foundation
@_exported public import Observation

#if canImport(UIKit)
  @_exported public import UIKit
#elseif canImport(AppKit)
  @_exported public import AppKit
#endif

// Two names of Combine can be used with SwiftUI alone; every other one, and with member import
// visibility the members of these two as well, needs an import of Combine.
public typealias ObservableObject = Combine.ObservableObject
public typealias Published = Combine.Published

/// The bodies of this module are never executed: its users are type-checked, not run.
func neverRuns() -> Never { fatalError("a stand-in was run") }
