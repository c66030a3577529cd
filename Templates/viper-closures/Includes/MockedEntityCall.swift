<<include "Includes/RecordedCalls.swift">>
<<if action.result and action.missing or action.result and not action.resultSample>>
  var <<action.id>>Result: Result<<<if action.result>><<action.result>><<elseif action.isCall>>Void<<else>><<Module>>Entity<<end>>, any Error> = .failure(CancellationError())
<<else>>
  var <<action.id>>Result: Result<<<if action.result>><<action.result>><<elseif action.isCall>>Void<<else>><<Module>>Entity<<end>>, any Error> = .success(<<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>)
<<end>>
  var on<<action.id|upperCamel>>: (() async throws -> Void)?

<<if HasMainActorSources>>
  @MainActor
<<end>>
  func <<action.name>>(
<<include "Includes/Parameters.swift">>
  ) async throws<<if action.result>> -> <<action.result>><<elseif not action.isCall>> -> <<Module>>Entity<<end>> {
<<include "Includes/RecordCall.swift">>
    try await on<<action.id|upperCamel>>?()
    <<if action.result or not action.isCall>>return <<end>>try <<action.id>>Result.get()
  }
