public import Dispatch
public import Foundation

public protocol Scheduler<SchedulerTimeType> {
  associatedtype SchedulerTimeType
  associatedtype SchedulerOptions
  var now: Self.SchedulerTimeType { get }
  func schedule(options: Self.SchedulerOptions?, _ action: @escaping () -> Void)
}

// On Apple's platforms Dispatch and Foundation declare these two conformances.
extension DispatchQueue: Scheduler {
  public struct SchedulerOptions {}
  public var now: DispatchTime { .now() }
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {}
}

extension RunLoop: Scheduler {
  public struct SchedulerOptions {}
  public var now: Date { Date() }
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {}
}
