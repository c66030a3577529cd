#if canImport(AppKit)
  @MainActor @preconcurrency open class NSHostingController<Content>: NSViewController
  where Content: View {
    @MainActor @preconcurrency public var rootView: Content

    @MainActor @preconcurrency public init(rootView: Content) {
      self.rootView = rootView
      super.init(nibName: nil, bundle: nil)
    }

    @MainActor @preconcurrency public init?(coder: NSCoder, rootView: Content) {
      self.rootView = rootView
      super.init(coder: coder)
    }

    @MainActor @preconcurrency public required init?(coder: NSCoder) { neverRuns() }

    public func sizeThatFits(in size: CGSize) -> CGSize { size }
  }

  /// Both initializers are required of a subclass, the one with a root view as well.
  @MainActor @preconcurrency open class NSHostingView<Content>: NSView where Content: View {
    @MainActor @preconcurrency public var rootView: Content

    @MainActor @preconcurrency public required init(rootView: Content) {
      self.rootView = rootView
      super.init(frame: .zero)
    }

    @MainActor @preconcurrency public required init?(coder aDecoder: NSCoder) { neverRuns() }
  }

  @MainActor @preconcurrency @propertyWrapper
  public struct NSApplicationDelegateAdaptor<DelegateType>: DynamicProperty
  where DelegateType: NSObject, DelegateType: NSApplicationDelegate {
    @MainActor @preconcurrency public var wrappedValue: DelegateType { neverRuns() }
    @MainActor @preconcurrency public init(
      _ delegateType: DelegateType.Type = DelegateType.self
    ) {}
    nonisolated public mutating func update() {}
  }
#endif
