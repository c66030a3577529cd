/// What an asynchronous spec describes itself with: static functions, so that the two kinds of spec
/// do not get in each other's way.
public protocol AsyncDSLUser {}

extension AsyncSpec: AsyncDSLUser {}
extension AsyncBehavior: AsyncDSLUser {}

extension AsyncDSLUser {
  public static func beforeSuite(_ closure: @escaping BeforeSuiteClosure) {}
  public static func afterSuite(_ closure: @escaping AfterSuiteClosure) {}

  public static func describe(_ description: String, closure: () -> Void) {}
  public static func context(_ description: String, closure: () -> Void) {}

  public static func beforeEach(_ closure: @escaping BeforeExampleAsyncClosure) {}
  public static func beforeEach(_ closure: @escaping BeforeExampleWithMetadataAsyncClosure) {}
  public static func afterEach(_ closure: @escaping AfterExampleAsyncClosure) {}
  public static func afterEach(_ closure: @escaping AfterExampleWithMetadataAsyncClosure) {}
  public static func aroundEach(_ closure: @escaping AroundExampleAsyncClosure) {}
  public static func aroundEach(_ closure: @escaping AroundExampleWithMetadataAsyncClosure) {}
  public static func justBeforeEach(_ closure: @escaping BeforeExampleAsyncClosure) {}

  public static func it(
    _ description: String, file: FileString = #file, line: UInt = #line,
    closure: @escaping () async throws -> Void
  ) {}
}

extension AsyncDSLUser {
  public static func itBehavesLike<C>(
    _ behavior: AsyncBehavior<C>.Type, file: FileString = #file, line: UInt = #line,
    context: @escaping () -> C
  ) {}

  public static func xitBehavesLike<C>(
    _ behavior: AsyncBehavior<C>.Type, file: FileString = #file, line: UInt = #line,
    context: @escaping () -> C
  ) {}

  public static func fitBehavesLike<C>(
    _ behavior: AsyncBehavior<C>.Type, file: FileString = #file, line: UInt = #line,
    context: @escaping () -> C
  ) {}

  @available(*, unavailable, message: "sharedExamples is unavailable in Quick's Async DSL")
  public static func sharedExamples(_ name: String, closure: @escaping () -> Void) {}
  @available(*, unavailable, message: "sharedExamples is unavailable in Quick's Async DSL")
  public static func sharedExamples(_ name: String, closure: @escaping SharedExampleClosure) {}
}

extension AsyncDSLUser {
  public static func pending(
    _ description: String, file: FileString = #file, line: UInt = #line,
    closure: @escaping () async throws -> Void
  ) {}
  public static func xdescribe(_ description: String, closure: () -> Void) {}
  public static func xcontext(_ description: String, closure: () -> Void) {}
  public static func xit(
    _ description: String, file: FileString = #file, line: UInt = #line,
    closure: @escaping () async throws -> Void
  ) {}

  public static func fdescribe(_ description: String, closure: () -> Void) {}
  public static func fcontext(_ description: String, closure: () -> Void) {}
  public static func fit(
    _ description: String, file: FileString = #file, line: UInt = #line,
    closure: @escaping () async throws -> Void
  ) {}
}
