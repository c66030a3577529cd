public struct DatePicker<Label>: View where Label: View {
  public var body: Never { neverRuns() }
}

public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

extension DatePicker where Label == Text {
  public typealias Components = DatePickerComponents

  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {}
  @_disfavoredOverload nonisolated public init<S>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) where S: StringProtocol {}
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {}
  @_disfavoredOverload nonisolated public init<S>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) where S: StringProtocol {}
}

public struct Slider<Label, ValueLabel>: View where Label: View, ValueLabel: View {
  public var body: Never { neverRuns() }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  nonisolated public init<V>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1)
  where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {}
}
