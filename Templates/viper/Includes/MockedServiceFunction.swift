<<include "Includes/RecordedCalls.swift">>
<<if not action.result>>
  var <<action.id>>Result: Result<Void, any Error> = .success(())
<<elseif action.resultSample and not action.missing>>
  var <<action.id>>Result: Result<<<action.result>>, any Error> = .success(<<action.resultSample>>)
<<else>>
  var <<action.id>>Result: Result<<<action.result>>, any Error> = .failure(CancellationError())
<<end>>
  var on<<action.id|upperCamel>>: (() async throws -> Void)?

<<if HasMainActorSources>>
  @MainActor
<<end>>
  func <<action.name>>(
<<include "Includes/Parameters.swift">>
  ) async throws<<if action.result>> -> <<action.result>><<end>> {
<<include "Includes/RecordFunction.swift">>
    try await on<<action.id|upperCamel>>?()
    <<if action.result>>return <<end>>try <<action.id>>Result.get()
  }
