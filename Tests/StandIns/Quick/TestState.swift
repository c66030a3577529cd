/// Empty again after each example. The value is an implicitly unwrapped optional.
@propertyWrapper public struct TestState<T> {
  private final class Container {
    var value: T?
  }

  private let container = Container()

  public var wrappedValue: T! {
    get { container.value }
    set { container.value = newValue }
  }

  public init() {}
  public init(wrappedValue: @escaping @autoclosure () -> T?) {}
  public init(_ initialValue: @escaping @autoclosure () -> T) {}
}
