/// The public types of Combine and Observation, in the order of their bytes. A test
/// compares `observation` with the installed toolchain.
enum ObservingTypeNames {
  static let combine = Set(
    words: """
      AnyCancellable AnyPublisher AnySubscriber AsyncPublisher AsyncThrowingPublisher Cancellable
      CombineIdentifier ConnectablePublisher CurrentValueSubject CustomCombineIdentifierConvertible
      Deferred Empty Fail Future ImmediateScheduler Just ObservableObject ObservableObjectPublisher
      PassthroughSubject Published Publisher Publishers Record Scheduler
      SchedulerTimeIntervalConvertible Subject Subscriber Subscribers Subscription Subscriptions
      TopLevelDecoder TopLevelEncoder
      """)

  static let observation = Set(
    words: """
      Observable ObservationIgnored ObservationRegistrar ObservationTracked Observations
      """)
}
