public import Foundation

/// What `#selector` makes. The compiler looks for it in a module of this name, and for one stored
/// pointer in it.
@frozen public struct Selector: ExpressibleByStringLiteral, Hashable, @unchecked Sendable {
  var pointer: OpaquePointer

  public init(_ name: String) {
    self.init(stringLiteral: name)
  }

  public init(stringLiteral name: String) {
    while true {}
  }
}

/// The compiler bridges `Bool` in `@objc` methods through these three.
public typealias ObjCBool = Foundation.ObjCBool

public func _convertBoolToObjCBool(_ value: Bool) -> ObjCBool { ObjCBool(value) }

public func _convertObjCBoolToBool(_ value: ObjCBool) -> Bool { value.boolValue }
