public import Combine

@MainActor @propertyWrapper @preconcurrency public struct StateObject<ObjectType>: DynamicProperty
where ObjectType: Combine.ObservableObject {
  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {}
  @MainActor @preconcurrency public var wrappedValue: ObjectType { neverRuns() }
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    neverRuns()
  }
  nonisolated public mutating func update() {}
}

@MainActor @propertyWrapper @preconcurrency
public struct ObservedObject<ObjectType>: DynamicProperty
where ObjectType: Combine.ObservableObject {
  @MainActor @preconcurrency @dynamicMemberLookup public struct Wrapper {
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> { neverRuns() }
  }

  @MainActor @preconcurrency public init(initialValue: ObjectType) { wrappedValue = initialValue }
  @MainActor @preconcurrency public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }
  @MainActor @preconcurrency public var wrappedValue: ObjectType
  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper() }
  nonisolated public mutating func update() {}
}

@MainActor @propertyWrapper @preconcurrency
public struct EnvironmentObject<ObjectType>: DynamicProperty
where ObjectType: Combine.ObservableObject {
  @MainActor @preconcurrency @dynamicMemberLookup public struct Wrapper {
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> { neverRuns() }
  }

  nonisolated public init() {}
  @MainActor @preconcurrency public var wrappedValue: ObjectType { neverRuns() }
  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper() }
  nonisolated public mutating func update() {}
}

extension View {
  nonisolated public func environmentObject<T>(_ object: T) -> some View
  where T: Combine.ObservableObject { self }
}
