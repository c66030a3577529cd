public import Foundation

@objc @MainActor open class NSDatePicker: NSControl {
  open var datePickerElements: ElementFlags = [.yearMonthDay, .hourMinute]
  open var dateValue = Date()
  open var minDate: Date?
  open var maxDate: Date?

  public struct ElementFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let hourMinute = ElementFlags(rawValue: 0x000c)
    public static let hourMinuteSecond = ElementFlags(rawValue: 0x000e)
    public static let timeZone = ElementFlags(rawValue: 0x0010)
    public static let yearMonth = ElementFlags(rawValue: 0x00c0)
    public static let yearMonthDay = ElementFlags(rawValue: 0x00e0)
    public static let era = ElementFlags(rawValue: 0x0100)
  }
}

public struct NSTextContentType: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let username = NSTextContentType(rawValue: "username")
  public static let password = NSTextContentType(rawValue: "password")
  public static let oneTimeCode = NSTextContentType(rawValue: "oneTimeCode")
}
