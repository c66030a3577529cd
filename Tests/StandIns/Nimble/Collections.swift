public func beEmpty<S: Sequence>() -> Matcher<S> { neverRuns() }
public func beEmpty<S: SetAlgebra>() -> Matcher<S> { neverRuns() }
public func beEmpty<S: Sequence & SetAlgebra>() -> Matcher<S> { neverRuns() }
public func beEmpty() -> Matcher<String> { neverRuns() }

public func haveCount<T: Collection>(_ expectedValue: Int) -> Matcher<T> { neverRuns() }

public func contain<S: Sequence>(_ items: S.Element...) -> Matcher<S>
where S.Element: Equatable { neverRuns() }
public func contain<S: Sequence>(_ items: [S.Element]) -> Matcher<S>
where S.Element: Equatable { neverRuns() }
public func contain<S: SetAlgebra>(_ items: S.Element...) -> Matcher<S>
where S.Element: Equatable { neverRuns() }
public func contain<S: Sequence & SetAlgebra>(_ items: S.Element...) -> Matcher<S>
where S.Element: Equatable { neverRuns() }
public func contain(_ substrings: String...) -> Matcher<String> { neverRuns() }
public func contain(_ substrings: [String]) -> Matcher<String> { neverRuns() }

public func beginWith<S: Sequence>(_ startingElement: S.Element) -> Matcher<S>
where S.Element: Equatable { neverRuns() }
public func beginWith(_ startingSubstring: String) -> Matcher<String> { neverRuns() }
public func endWith<S: Sequence>(_ endingElement: S.Element) -> Matcher<S>
where S.Element: Equatable { neverRuns() }
public func endWith(_ endingSubstring: String) -> Matcher<String> { neverRuns() }

public func containElementSatisfying<S: Sequence>(
  _ matcher: @escaping ((S.Element) -> Bool), _ matcherDescription: String = ""
) -> Matcher<S> { neverRuns() }

public func allPass<S: Sequence>(
  _ passFunc: @escaping (S.Element) throws -> Bool
) -> Matcher<S> { neverRuns() }
public func allPass<S: Sequence>(_ elementMatcher: Matcher<S.Element>) -> Matcher<S> {
  neverRuns()
}
