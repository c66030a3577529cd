extension SyncExpectation {
  @available(
    *, noasync, message: "the sync variant of `toEventually` does not work in async contexts"
  )
  @discardableResult public func toEventually(
    _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) -> Self { self }

  @available(
    *, noasync, message: "the sync variant of `toEventuallyNot` does not work in async contexts"
  )
  @discardableResult public func toEventuallyNot(
    _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) -> Self { self }

  @available(
    *, noasync, message: "the sync variant of `toNotEventually` does not work in async contexts"
  )
  @discardableResult public func toNotEventually(
    _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) -> Self { self }

  @available(*, noasync, message: "the sync variant of `toNever` does not work in async contexts")
  @discardableResult public func toNever(
    _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) -> Self { self }

  @available(*, noasync, message: "the sync variant of `neverTo` does not work in async contexts")
  @discardableResult public func neverTo(
    _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) -> Self { self }

  @available(*, noasync, message: "the sync variant of `toAlways` does not work in async contexts")
  @discardableResult public func toAlways(
    _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) -> Self { self }

  @available(*, noasync, message: "the sync variant of `alwaysTo` does not work in async contexts")
  @discardableResult public func alwaysTo(
    _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) -> Self { self }
}
