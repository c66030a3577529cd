public import Foundation

public class ExampleBase: NSObject {
  public var name: String { "" }
}

final public class Example: ExampleBase {}
final public class AsyncExample: ExampleBase {}

public class ExampleMetadata: NSObject {
  public let exampleIndex: Int = 0
}

/// Ends an example early, with or without a failure.
public enum StopTest: Error {
  case skip(String)
  case silently
  case failure(String)
}
