/// What a synchronous spec describes itself with: static functions, so that the two kinds of spec
/// do not get in each other's way.
public protocol SyncDSLUser {}

extension QuickSpec: SyncDSLUser {}
extension Behavior: SyncDSLUser {}

extension SyncDSLUser {
  public static func beforeSuite(_ closure: @escaping BeforeSuiteClosure) {}
  public static func afterSuite(_ closure: @escaping AfterSuiteClosure) {}

  public static func describe(_ description: String, closure: () -> Void) {}
  public static func context(_ description: String, closure: () -> Void) {}

  public static func beforeEach(_ closure: @escaping BeforeExampleClosure) {}
  public static func beforeEach(_ closure: @escaping BeforeExampleWithMetadataClosure) {}
  public static func afterEach(_ closure: @escaping AfterExampleClosure) {}
  public static func afterEach(_ closure: @escaping AfterExampleWithMetadataClosure) {}
  public static func aroundEach(_ closure: @escaping AroundExampleClosure) {}
  public static func aroundEach(_ closure: @escaping AroundExampleWithMetadataClosure) {}
  public static func justBeforeEach(_ closure: @escaping BeforeExampleClosure) {}

  public static func it(
    _ description: String, file: FileString = #file, line: UInt = #line,
    closure: @escaping () throws -> Void
  ) {}
}

extension SyncDSLUser {
  public static func itBehavesLike<C>(
    _ behavior: Behavior<C>.Type, file: FileString = #file, line: UInt = #line,
    context: @escaping () -> C
  ) {}

  public static func xitBehavesLike<C>(
    _ behavior: Behavior<C>.Type, file: FileString = #file, line: UInt = #line,
    context: @escaping () -> C
  ) {}

  public static func fitBehavesLike<C>(
    _ behavior: Behavior<C>.Type, file: FileString = #file, line: UInt = #line,
    context: @escaping () -> C
  ) {}

  public static func itBehavesLike(
    _ name: String, file: FileString = #file, line: UInt = #line
  ) {}

  public static func itBehavesLike(
    _ name: String, file: FileString = #file, line: UInt = #line,
    sharedExampleContext: @escaping SharedExampleContext
  ) {}

  public static func xitBehavesLike(
    _ name: String, file: FileString = #file, line: UInt = #line
  ) {}

  public static func xitBehavesLike(
    _ name: String, file: FileString = #file, line: UInt = #line,
    sharedExampleContext: @escaping SharedExampleContext
  ) {}

  public static func fitBehavesLike(
    _ name: String, file: FileString = #file, line: UInt = #line
  ) {}

  public static func fitBehavesLike(
    _ name: String, file: FileString = #file, line: UInt = #line,
    sharedExampleContext: @escaping SharedExampleContext
  ) {}

  public static func sharedExamples(_ name: String, closure: @escaping () -> Void) {}
  public static func sharedExamples(_ name: String, closure: @escaping SharedExampleClosure) {}
}

extension SyncDSLUser {
  public static func pending(_ description: String, closure: () throws -> Void) {}
  public static func xdescribe(_ description: String, closure: () -> Void) {}
  public static func xcontext(_ description: String, closure: () -> Void) {}
  public static func xit(
    _ description: String, file: FileString = #file, line: UInt = #line,
    closure: @escaping () throws -> Void
  ) {}

  public static func fdescribe(_ description: String, closure: () -> Void) {}
  public static func fcontext(_ description: String, closure: () -> Void) {}
  public static func fit(
    _ description: String, file: FileString = #file, line: UInt = #line,
    closure: @escaping () throws -> Void
  ) {}
}
