/// The types of the standard library and Foundation that a signature may name.
///
/// Nothing is known about a type that is not listed, or about a type of another module.
enum KnownTypes {
  /// Structs and enums that are Comparable and Hashable.
  static let ordered = Set(
    words: """
      CGFloat Character Date DateInterval Decimal Double Duration Float Float32 Float64 IndexPath
      Int Int16 Int32 Int64 Int8 Never ObjectIdentifier String Substring TimeInterval UInt UInt16
      UInt32 UInt64 UInt8 UUID UnicodeScalar
      """)

  /// Structs and enums that are Hashable and have no order.
  static let unordered = Set(
    words: """
      AnyHashable AttributedString Bool CGPoint CGRect CGSize Calendar CharacterSet CocoaError Data
      DateComponents IndexSet Locale NSRange Notification POSIXError PersonNameComponents TimeZone
      URL URLComponents URLError URLQueryItem
      """)

  /// Structs and enums that are neither.
  static let others = Set(
    words: "CancellationError DecodingError EncodingError Hasher Mirror StaticString Void")

  /// Those of all these that can be thrown.
  static let errors = Set(
    words: "CancellationError CocoaError DecodingError EncodingError Never POSIXError URLError")

  /// Protocols: those that need `any`, and others that are often used. Names that many programs give to
  /// their own types (`Clock`, `Collection`, `Sequence`) are left out.
  static let protocols = Set(
    words: """
      AdditiveArithmetic AsyncIteratorProtocol AsyncSequence BidirectionalCollection
      BinaryFloatingPoint BinaryInteger CaseIterable Codable CodingKey Comparable
      CustomConsumingRegexComponent CustomDebugStringConvertible CustomNSError
      CustomStringConvertible DataProtocol Decodable DurationProtocol Encodable Equatable Error
      ExpressibleByArrayLiteral ExpressibleByBooleanLiteral ExpressibleByDictionaryLiteral
      ExpressibleByExtendedGraphemeClusterLiteral ExpressibleByFloatLiteral
      ExpressibleByIntegerLiteral ExpressibleByStringInterpolation ExpressibleByStringLiteral
      ExpressibleByUnicodeScalarLiteral FixedWidthInteger FloatingPoint FormatStyle GlobalActor
      Hashable Identifiable InstantProtocol IteratorProtocol KeyedDecodingContainerProtocol
      KeyedEncodingContainerProtocol LazyCollectionProtocol LazySequenceProtocol LocalizedError
      LosslessStringConvertible MutableCollection MutableDataProtocol Numeric OptionSet
      ParseStrategy RandomAccessCollection RangeExpression RangeReplaceableCollection
      RawRepresentable ReferenceConvertible RegexComponent SIMD SIMDScalar SIMDStorage Sendable
      SerialExecutor SetAlgebra SignedInteger SignedNumeric SortComparator Strideable
      StringInterpolationProtocol StringProtocol UnicodeCodec UnsignedInteger
      """)

  static func isProtocol(_ name: String) -> Bool { protocols.contains(name) }

  /// Whether the type is a struct or an enum.
  static func isValue(_ name: String) -> Bool { isPlain(name) || isAsItsArguments(name) }

  /// Whether it is a generic type that is Hashable where its arguments are, and nothing else.
  static func isAsItsArguments(_ name: String) -> Bool {
    switch name {
    case "Array", "ArraySlice", "ClosedRange", "ContiguousArray", "Dictionary", "Optional", "Range",
      "Result", "Set":
      true
    default: false
    }
  }

  /// Whether the struct or enum, which is not generic, satisfies the requirement.
  static func conforms(_ name: String, to demand: TypeDemand) -> Bool {
    switch demand {
    case .nothing: true
    case .comparable: ordered.contains(name)
    case .hashable: ordered.contains(name) || unordered.contains(name)
    case .error: errors.contains(name)
    }
  }

  /// What the type requires of each of its arguments; `nil` if the type is unknown. A `Task` or
  /// `Measurement` without arguments can only be a type of the user's own.
  static func demands(of name: String) -> [TypeDemand]? {
    switch name {
    case "AnyCollection", "AnyIterator", "AnySequence", "Array", "ArraySlice", "AsyncStream",
      "CollectionOfOne", "ContiguousArray", "EmptyCollection", "Measurement", "Optional",
      "PartialKeyPath", "Regex", "TaskGroup", "Unmanaged", "UnsafeBufferPointer",
      "UnsafeMutableBufferPointer", "UnsafeMutablePointer", "UnsafePointer":
      [.nothing]
    case "KeyPath", "KeyValuePairs", "ReferenceWritableKeyPath", "WritableKeyPath":
      [.nothing, .nothing]
    case "Set": [.hashable]
    case "Dictionary": [.hashable, .nothing]
    case "ClosedRange", "PartialRangeFrom", "PartialRangeThrough", "PartialRangeUpTo", "Range":
      [.comparable]
    case "AsyncThrowingStream", "CheckedContinuation", "Result", "Task", "ThrowingTaskGroup",
      "UnsafeContinuation":
      [.nothing, .error]
    case "Any", "AnyObject", "Codable", "Comparable", "Equatable", "Error", "Hashable", "Sendable":
      []
    default: isPlain(name) ? [] : nil
    }
  }

  private static func isPlain(_ name: String) -> Bool {
    ordered.contains(name) || unordered.contains(name) || others.contains(name)
  }
}
