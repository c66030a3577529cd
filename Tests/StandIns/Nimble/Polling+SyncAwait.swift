extension SyncExpectation {
  @discardableResult public func toEventually(
    _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async -> Self { self }

  @discardableResult public func toEventuallyNot(
    _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async -> Self { self }

  @discardableResult public func toNotEventually(
    _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async -> Self { self }

  @discardableResult public func toNever(
    _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async -> Self { self }

  @discardableResult public func neverTo(
    _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async -> Self { self }

  @discardableResult public func toAlways(
    _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async -> Self { self }

  @discardableResult public func alwaysTo(
    _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async -> Self { self }

  @discardableResult public func toEventually(
    _ matcher: AsyncMatcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async -> Self { self }

  @discardableResult public func toEventuallyNot(
    _ matcher: AsyncMatcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async -> Self { self }

  @discardableResult public func toNotEventually(
    _ matcher: AsyncMatcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async -> Self { self }

  @discardableResult public func toNever(
    _ matcher: AsyncMatcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async -> Self { self }

  @discardableResult public func neverTo(
    _ matcher: AsyncMatcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async -> Self { self }

  @discardableResult public func toAlways(
    _ matcher: AsyncMatcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async -> Self { self }

  @discardableResult public func alwaysTo(
    _ matcher: AsyncMatcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) async -> Self { self }
}
