// None of these is `@Sendable` or isolated: release 7 is written in Swift 5 mode.
public typealias BeforeExampleClosure = () throws -> Void
public typealias BeforeExampleAsyncClosure = () async throws -> Void
public typealias BeforeExampleWithMetadataClosure = (_ exampleMetadata: ExampleMetadata) throws
  -> Void
public typealias BeforeExampleWithMetadataAsyncClosure = (_ exampleMetadata: ExampleMetadata)
  async throws -> Void

public typealias AfterExampleClosure = BeforeExampleClosure
public typealias AfterExampleAsyncClosure = BeforeExampleAsyncClosure
public typealias AfterExampleWithMetadataClosure = BeforeExampleWithMetadataClosure
public typealias AfterExampleWithMetadataAsyncClosure = BeforeExampleWithMetadataAsyncClosure

public typealias AroundExampleClosure = (_ runExample: @escaping () -> Void) throws -> Void
public typealias AroundExampleAsyncClosure = (_ runExample: @escaping () async -> Void)
  async throws -> Void
public typealias AroundExampleWithMetadataClosure = (
  _ exampleMetadata: ExampleMetadata, _ runExample: @escaping () -> Void
) throws -> Void
public typealias AroundExampleWithMetadataAsyncClosure = (
  _ exampleMetadata: ExampleMetadata, _ runExample: @escaping () async -> Void
) async throws -> Void

public typealias BeforeSuiteClosure = () throws -> Void
public typealias AfterSuiteClosure = BeforeSuiteClosure

public typealias SharedExampleContext = () -> [String: Any]
public typealias SharedExampleClosure = (@escaping SharedExampleContext) -> Void

public typealias FileString = String
