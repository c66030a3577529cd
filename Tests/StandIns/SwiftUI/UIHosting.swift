#if canImport(UIKit)
  /// A subclass that adds stored properties or an initializer has to repeat `init?(coder:)`.
  @MainActor @preconcurrency open class UIHostingController<Content>: UIViewController
  where Content: View {
    @MainActor @preconcurrency public var rootView: Content

    @MainActor @preconcurrency public init(rootView: Content) {
      self.rootView = rootView
      super.init(nibName: nil, bundle: nil)
    }

    @MainActor @preconcurrency public init?(coder aDecoder: NSCoder, rootView: Content) {
      self.rootView = rootView
      super.init(coder: aDecoder)
    }

    @MainActor @preconcurrency public required init?(coder aDecoder: NSCoder) { neverRuns() }

    public func sizeThatFits(in size: CGSize) -> CGSize { size }
  }

  @MainActor @preconcurrency @propertyWrapper
  public struct UIApplicationDelegateAdaptor<DelegateType>: DynamicProperty
  where DelegateType: NSObject, DelegateType: UIApplicationDelegate {
    @MainActor @preconcurrency public var wrappedValue: DelegateType { neverRuns() }
    @MainActor @preconcurrency public init(
      _ delegateType: DelegateType.Type = DelegateType.self
    ) {}
    nonisolated public mutating func update() {}
  }
#endif
