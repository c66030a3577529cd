public struct Animation: Equatable, Sendable {
  public static let `default` = Animation()
  public static var easeInOut: Animation { Animation() }
  public static var linear: Animation { Animation() }
}

public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

extension View {
  nonisolated public func animation<V>(_ animation: Animation?, value: V) -> some View
  where V: Equatable { self }
}
