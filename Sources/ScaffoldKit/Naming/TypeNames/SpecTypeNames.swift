/// The public types of Quick and Nimble, in the order of their bytes.
enum SpecTypeNames {
  static let quick = Set(
    words: """
      AroundExampleClosure AroundExampleWithMetadataAsyncClosure AroundExampleWithMetadataClosure
      AsyncBehavior AsyncDSLUser AsyncExample AsyncExampleGroup AsyncSpec AsyncWorld Behavior
      Callsite Configuration Example ExampleBase ExampleFilter ExampleGroup ExampleHooks
      ExampleMetadata FilterFlags HooksPhase QCKConfiguration QuickConfiguration QuickSpec
      QuickSpecBase QuickTestObservation SharedExampleClosure SharedExampleContext StopTest
      SuiteHooks SyncDSLUser TestState
      """)

  static let nimble = Set(
    words: """
      AnyAsyncPredicate AssertionDispatcher AssertionHandler AssertionRecorder AsyncDefaults
      AsyncExpectation AsyncMatchRequirement AsyncMatcher AsyncPolling AsyncPredicate
      AsyncRequirement Expectation ExpectationMessage ExpectationStatus ExpectationStyle Expression
      FailureMessage FileString MatchError Matcher MatcherResult MatcherStatus NMBComparable
      NMBContainer NMBDoubleConvertible NMBExpectation NMBExpectationMessage NMBHasCount NMBMatcher
      NMBMatcherResult NMBMatcherStatus NMBOrderedCollection NMBPredicate NMBPredicateResult
      NMBPredicateStatus NMBWait NimbleEnvironment NimbleTimeInterval NimbleXCTestHandler
      NotificationCollector PollingDefaults Predicate PredicateResult PredicateStatus RequireError
      SourceLocation SyncExpectation SyncRequirement TestOutputStringConvertible ToSucceedResult
      """)
}
