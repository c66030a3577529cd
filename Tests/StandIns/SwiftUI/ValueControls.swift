public struct DatePicker<Label>: View where Label: View {
  public var body: Never { neverRuns() }
}

extension DatePicker where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Date>) {}
  @_disfavoredOverload nonisolated public init<S>(_ title: S, selection: Binding<Date>)
  where S: StringProtocol {}
}

public struct Slider<Label, ValueLabel>: View where Label: View, ValueLabel: View {
  public var body: Never { neverRuns() }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  nonisolated public init<V>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1)
  where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {}
}
