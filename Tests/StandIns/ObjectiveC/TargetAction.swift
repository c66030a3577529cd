public import Foundation

/// What Apple's Foundation offers with selectors and Linux's does not.
extension NotificationCenter {
  public func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {}
}

extension Timer {
  public class func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    Timer(timeInterval: timeInterval, repeats: repeats) { _ in }
  }
}

extension NSObject {
  public func responds(to selector: Selector!) -> Bool { false }

  public func perform(
    _ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval
  ) {}

  public class func cancelPreviousPerformRequests(withTarget target: Any) {}
}
