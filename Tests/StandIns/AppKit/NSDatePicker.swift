public import Foundation

@objc @MainActor open class NSDatePicker: NSControl {
  open var dateValue = Date()
  open var minDate: Date?
  open var maxDate: Date?
}

public struct NSTextContentType: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let username = NSTextContentType(rawValue: "username")
  public static let password = NSTextContentType(rawValue: "password")
  public static let oneTimeCode = NSTextContentType(rawValue: "oneTimeCode")
}
