/// The public types of the modules that come with the toolchain, in the order of their bytes.
///
/// `swift` was extracted from the modules Swift, _Concurrency and _StringProcessing; a test
/// compares it with the installed toolchain. `foundation` includes types that only Apple's Foundation has.
enum ToolchainTypeNames {
  static let swift = Set(
    words: """
      Actor AdditiveArithmetic AnyActor AnyBidirectionalCollection AnyClass AnyCollection
      AnyHashable AnyIndex AnyIterator AnyKeyPath AnyObject AnyRandomAccessCollection AnyRegexOutput
      AnySequence Array ArrayLiteralConvertible ArraySlice AsyncCompactMapSequence
      AsyncDropFirstSequence AsyncDropWhileSequence AsyncFilterSequence AsyncFlatMapSequence
      AsyncIteratorProtocol AsyncMapSequence AsyncPrefixSequence AsyncPrefixWhileSequence
      AsyncSequence AsyncStream AsyncThrowingCompactMapSequence AsyncThrowingDropWhileSequence
      AsyncThrowingFilterSequence AsyncThrowingFlatMapSequence AsyncThrowingMapSequence
      AsyncThrowingPrefixWhileSequence AsyncThrowingStream BidirectionalCollection
      BidirectionalIndexable BidirectionalSlice BinaryFloatingPoint BinaryInteger BitwiseCopyable
      Bool BooleanLiteralConvertible BooleanLiteralType CBool CChar CChar16 CChar32 CChar8 CDouble
      CFloat CFloat16 CInt CLong CLongDouble CLongLong CShort CSignedChar CUnsignedChar CUnsignedInt
      CUnsignedLong CUnsignedLongLong CUnsignedShort CVaListPointer CVarArg CWideChar
      CancellationError CaseIterable Character CheckedContinuation Clock ClosedRange
      ClosedRangeIndex Codable CodingKey CodingKeyRepresentable CodingUserInfoKey Collection
      CollectionDifference CollectionOfOne CommandLine Comparable ConcurrentValue ContiguousArray
      ContinuousClock Copyable CountableClosedRange CountablePartialRangeFrom CountableRange
      CustomConsumingRegexComponent CustomDebugStringConvertible CustomLeafReflectable
      CustomPlaygroundDisplayConvertible CustomPlaygroundQuickLookable CustomReflectable
      CustomStringConvertible DebugDescription Decodable Decoder DecodingError
      DefaultBidirectionalIndices DefaultIndices DefaultRandomAccessIndices
      DefaultStringInterpolation Dictionary DictionaryIndex DictionaryIterator DictionaryLiteral
      DictionaryLiteralConvertible DiscardingTaskGroup DiscontiguousSlice Double DropFirstSequence
      DropWhileSequence Duration DurationProtocol EmptyCollection EmptyIterator Encodable Encoder
      EncodingError EnumeratedIterator EnumeratedSequence Equatable Error Escapable Executor
      ExecutorJob ExpressibleByArrayLiteral ExpressibleByBooleanLiteral
      ExpressibleByDictionaryLiteral ExpressibleByExtendedGraphemeClusterLiteral
      ExpressibleByFloatLiteral ExpressibleByIntegerLiteral ExpressibleByNilLiteral
      ExpressibleByStringInterpolation ExpressibleByStringLiteral ExpressibleByUnicodeScalarLiteral
      ExtendedGraphemeClusterLiteralConvertible ExtendedGraphemeClusterType FixedWidthInteger
      FlattenBidirectionalCollection FlattenBidirectionalCollectionIndex FlattenCollection
      FlattenCollectionIndex FlattenSequence Float Float16 Float32 Float64 Float80
      FloatLiteralConvertible FloatLiteralType FloatingPoint FloatingPointClassification
      FloatingPointRoundingRule FloatingPointSign GlobalActor Hashable Hasher Identifiable Indexable
      IndexableBase IndexingIterator InlineArray InstantProtocol Int Int128 Int16 Int32 Int64 Int8
      IntegerLiteralConvertible IntegerLiteralType IteratorOverOne IteratorProtocol IteratorSequence
      Job JobPriority JoinedIterator JoinedSequence KeyPath KeyValuePairs KeyedDecodingContainer
      KeyedDecodingContainerProtocol KeyedEncodingContainer KeyedEncodingContainerProtocol
      LazyBidirectionalCollection LazyCollection LazyCollectionProtocol
      LazyDropWhileBidirectionalCollection LazyDropWhileCollection LazyDropWhileIndex
      LazyDropWhileIterator LazyDropWhileSequence LazyFilterBidirectionalCollection
      LazyFilterCollection LazyFilterIndex LazyFilterIterator LazyFilterSequence
      LazyMapBidirectionalCollection LazyMapCollection LazyMapIterator LazyMapRandomAccessCollection
      LazyMapSequence LazyPrefixWhileBidirectionalCollection LazyPrefixWhileCollection
      LazyPrefixWhileIndex LazyPrefixWhileIterator LazyPrefixWhileSequence
      LazyRandomAccessCollection LazySequence LazySequenceProtocol LosslessStringConvertible
      MainActor ManagedBuffer ManagedBufferPointer MemoryLayout Mirror MirrorPath
      MutableBidirectionalSlice MutableCollection MutableIndexable MutableRandomAccessSlice
      MutableRangeReplaceableBidirectionalSlice MutableRangeReplaceableRandomAccessSlice
      MutableRangeReplaceableSlice MutableRawSpan MutableSlice MutableSpan Never
      NilLiteralConvertible Numeric ObjectIdentifier OpaquePointer OptionSet Optional OutputRawSpan
      OutputSpan PartialAsyncTask PartialKeyPath PartialRangeFrom PartialRangeThrough
      PartialRangeUpTo PlaygroundQuickLook PrefixSequence RandomAccessCollection
      RandomAccessIndexable RandomAccessSlice RandomNumberGenerator Range RangeExpression
      RangeReplaceableBidirectionalSlice RangeReplaceableCollection RangeReplaceableIndexable
      RangeReplaceableRandomAccessSlice RangeReplaceableSlice RangeSet RawRepresentable RawSpan
      ReferenceWritableKeyPath Regex RegexComponent RegexRepetitionBehavior RegexSemanticLevel
      RegexWordBoundaryKind Repeated Result ReversedCollection ReversedIndex
      ReversedRandomAccessCollection SIMD SIMD16 SIMD2 SIMD3 SIMD32 SIMD4 SIMD64 SIMD8 SIMDMask
      SIMDScalar SIMDStorage Sendable SendableMetatype Sequence SerialExecutor Set SetAlgebra
      SetIndex SetIterator SignedInteger SignedNumeric SingleValueDecodingContainer
      SingleValueEncodingContainer Slice Span StaticBigInt StaticString StrideThrough
      StrideThroughIterator StrideTo StrideToIterator Strideable String
      StringInterpolationConvertible StringInterpolationProtocol StringLiteralConvertible
      StringLiteralType StringProtocol Substring SuspendingClock SystemRandomNumberGenerator Task
      TaskExecutor TaskGroup TaskLocal TaskPriority TextOutputStream TextOutputStreamable
      ThrowingDiscardingTaskGroup ThrowingTaskGroup UInt UInt128 UInt16 UInt32 UInt64 UInt8 UTF16
      UTF32 UTF8 UTF8Span UnboundedRange UnboundedRange_ UnfoldFirstSequence UnfoldSequence Unicode
      UnicodeCodec UnicodeDecodingResult UnicodeScalar UnicodeScalarLiteralConvertible
      UnicodeScalarType UnkeyedDecodingContainer UnkeyedEncodingContainer Unmanaged UnownedJob
      UnownedSerialExecutor UnownedTaskExecutor UnsafeBufferPointer UnsafeBufferPointerIterator
      UnsafeConcurrentValue UnsafeContinuation UnsafeCurrentTask UnsafeMutableBufferPointer
      UnsafeMutablePointer UnsafeMutableRawBufferPointer UnsafeMutableRawBufferPointerIterator
      UnsafeMutableRawPointer UnsafePointer UnsafeRawBufferPointer UnsafeRawBufferPointerIterator
      UnsafeRawPointer UnsafeSendable UnsafeThrowingContinuation UnsignedInteger Void
      WritableKeyPath Zip2Iterator Zip2Sequence
      """)

  static let foundation = Set(
    words: """
      AffineTransform AlignmentOptions AttributeContainer AttributeDynamicLookup AttributeScope
      AttributeScopeCodableConfiguration AttributeScopes AttributedString
      AttributedStringAttributeMutation AttributedStringKey AttributedStringProtocol
      AttributedSubstring BlockOperation Bundle ByteCountFormatStyle ByteCountFormatter
      CGAffineTransform CGFloat CGPoint CGRect CGRectEdge CGSize CGVector CachedURLResponse Calendar
      CharacterSet CocoaError CodableAttributedStringKey CodableConfiguration
      CodableWithConfiguration CodingUserInfoKeyProvider ComparableComparator Comparator
      ComparisonResult ContiguousBytes CurrencyFormatStyle CustomNSError Data DataProtocol Date
      DateComponents DateComponentsFormatter DateFormatter DateInterval DateIntervalFormatter
      Decimal DecodableAttributedStringKey DecodableWithConfiguration DecodingConfigurationProviding
      Dimension DiscontiguousAttributedSubstring DiscreteFormatStyle EncodableAttributedStringKey
      EncodableWithConfiguration EncodingConfigurationProviding EnergyFormatter Expression
      FileAttributeKey FileAttributeType FileHandle FileManager FileManagerDelegate
      FileProtectionType FormatStyle Formatter HTTPCookie HTTPCookiePropertyKey HTTPCookieStorage
      HTTPURLResponse Host ISO8601DateFormatter IndexPath IndexSet InflectionRule InputStream
      JSONDecoder JSONEncoder JSONSerialization LengthFormatter ListFormatter Locale LocalizedError
      LocalizedStringResource MarkdownDecodableAttributedStringKey MassFormatter Measurement
      MeasurementFormatter MessagePort Morphology MutableDataProtocol NSAffineTransform
      NSAffineTransformStruct NSAppleEventDescriptor NSAppleScript NSArray NSAttributedString
      NSBackgroundActivityScheduler NSBinarySearchingOptions NSBundleResourceRequest NSCache
      NSCacheDelegate NSCalendar NSCharacterSet NSClassDescription NSCoder NSCoding
      NSComparisonPredicate NSCompoundPredicate NSCondition NSConditionLock NSConnection NSCopying
      NSCountedSet NSData NSDataDetector NSDate NSDateComponents NSDateInterval NSDecimalNumber
      NSDecimalNumberBehaviors NSDecimalNumberHandler NSDictionary NSDistantObject NSEdgeInsets
      NSEnumerationOptions NSEnumerator NSError NSErrorDomain NSExceptionName NSExpression
      NSExtensionContext NSExtensionItem NSExtensionRequestHandling NSFastEnumeration
      NSFileCoordinator NSFilePresenter NSFileProviderService NSFileSecurity NSFileVersion
      NSFileWrapper NSGarbageCollector NSHashTable NSIndexPath NSIndexSet NSIndexSetIterator
      NSInputStream NSInvocation NSItemProvider NSItemProviderReading NSItemProviderWriting
      NSKeyValueObservation NSKeyValueObservedChange NSKeyValueObservingOptions NSKeyedArchiver
      NSKeyedArchiverDelegate NSKeyedUnarchiver NSKeyedUnarchiverDelegate NSLinguisticTagger
      NSLocale NSLock NSLocking NSMachPort NSMapTable NSMeasurement NSMetadataItem NSMetadataQuery
      NSMethodSignature NSMutableArray NSMutableAttributedString NSMutableCharacterSet
      NSMutableCopying NSMutableData NSMutableDictionary NSMutableIndexSet NSMutableOrderedSet
      NSMutableSet NSMutableString NSMutableURLRequest NSNetService NSNetServiceBrowser
      NSNotification NSNull NSNumber NSObject NSObjectProtocol NSOrderedSet NSOrthography
      NSOutputStream NSPersonNameComponents NSPoint NSPointArray NSPointPointer NSPointerArray
      NSPointerFunctions NSPredicate NSProtocolChecker NSProxy NSRange NSRangePointer NSRect
      NSRectArray NSRectEdge NSRectPointer NSRecursiveLock NSRegularExpression NSScriptCommand
      NSSecureCoding NSSet NSSize NSSizeArray NSSizePointer NSSortDescriptor NSSortOptions
      NSSpellServer NSString NSTask NSTextCheckingKey NSTextCheckingResult NSTimeZone NSURL
      NSURLComponents NSURLConnection NSURLDownload NSURLHandle NSURLProtection NSURLQueryItem
      NSURLRequest NSURLSession NSUUID NSUbiquitousKeyValueStore NSUnarchiver NSUndoManager
      NSUserActivity NSUserNotification NSUserNotificationCenter NSUserScriptTask NSValue
      NSXPCConnection NSXPCInterface NSXPCListener NSXPCListenerDelegate NSXPCListenerEndpoint
      NSZone NetService NetServiceBrowser NetServiceBrowserDelegate NetServiceDelegate Notification
      NotificationCenter NotificationQueue NumberFormatter ObjCBool OperatingSystemVersion Operation
      OperationQueue OutputStream POSIXError ParseStrategy ParseableFormatStyle PersonNameComponents
      PersonNameComponentsFormatter Pipe Port PortDelegate PortMessage Predicate PredicateBindings
      PredicateError PredicateExpression PredicateExpressions Process ProcessInfo Progress
      ProgressKind ProgressReporting ProgressUserInfoKey PropertyListDecoder PropertyListEncoder
      PropertyListSerialization QualityOfService RecoverableError ReferenceConvertible
      RelativeDateTimeFormatter RunLoop Scanner ScopedAttributeContainer SocketNativeHandle
      SocketPort SortComparator SortOrder SpellServer StandardPredicateExpression Stream
      StreamDelegate StreamNetworkServiceTypeValue StreamSOCKSProxyConfiguration
      StreamSOCKSProxyVersion StreamSocketSecurityLevel StringTransform TermOfAddress Thread
      TimeInterval TimeZone Timer URL URLAuthenticationChallenge URLAuthenticationChallengeSender
      URLCache URLComponents URLCredential URLCredentialStorage URLError URLFileResourceType
      URLProtectionSpace URLProtocol URLProtocolClient URLQueryItem URLRequest URLResourceKey
      URLResourceValues URLResponse URLSession URLSessionConfiguration URLSessionDataDelegate
      URLSessionDataTask URLSessionDelegate URLSessionDownloadDelegate URLSessionDownloadTask
      URLSessionStreamDelegate URLSessionStreamTask URLSessionTask URLSessionTaskDelegate
      URLSessionTaskMetrics URLSessionTaskTransactionMetrics URLSessionUploadTask
      URLSessionWebSocketDelegate URLSessionWebSocketTask UUID UndoManager Unit UnitAcceleration
      UnitAngle UnitArea UnitConcentrationMass UnitConverter UnitConverterLinear UnitDispersion
      UnitDuration UnitElectricCharge UnitElectricCurrent UnitElectricPotentialDifference
      UnitElectricResistance UnitEnergy UnitFrequency UnitFuelEfficiency UnitIlluminance
      UnitInformationStorage UnitLength UnitMass UnitPower UnitPressure UnitSpeed UnitTemperature
      UnitVolume UserDefaults XMLDTD XMLDTDNode XMLDocument XMLElement XMLNode XMLParser
      XMLParserDelegate
      """)

  static let testing = Set(
    words: """
      Attachable AttachableWrapper Attachment Bug Comment ConditionTrait Confirmation
      CustomTestArgumentEncodable CustomTestStringConvertible ExitStatus ExitTest Expectation
      ExpectationFailedError Issue IssueHandlingTrait KnownIssueMatcher ParallelizationTrait
      SourceLocation Suite SuiteTrait Tag Test TestScoping TestTrait TimeLimitTrait Trait
      """)

  static let xctest = Set(
    words: """
      PerformanceMeter XCNotificationExpectationHandler XCPredicateExpectationHandler XCTActivity
      XCTApplicationLaunchMetric XCTAttachment XCTCPUMetric XCTClockMetric XCTContext
      XCTDarwinNotificationExpectation XCTExpectedFailure XCTHitchMetric XCTIssue XCTIssueReference
      XCTKVOExpectation XCTMeasureOptions XCTMemoryMetric XCTMetric XCTNSNotificationExpectation
      XCTNSPredicateExpectation XCTOSSignpostMetric XCTPerformanceMeasurement
      XCTPerformanceMeasurementTimestamp XCTPerformanceMetric XCTSkip XCTSkipFailure
      XCTSourceCodeContext XCTSourceCodeFrame XCTSourceCodeLocation XCTSourceCodeSymbolInfo
      XCTStorageMetric XCTUIScreenshot XCTWaiter XCTWaiterDelegate XCTest XCTestCase
      XCTestCaseClosure XCTestCaseEntry XCTestCaseRun XCTestError XCTestExpectation
      XCTestObservation XCTestObservationCenter XCTestRun XCTestSuite XCTestSuiteRun XCUIApplication
      XCUICoordinate XCUIDevice XCUIElement XCUIElementQuery XCUIRemote XCUIScreen XCUIScreenshot
      XCWaitCompletionHandler
      """)
}
