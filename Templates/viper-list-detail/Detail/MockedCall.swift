<<if action.parameters>>
<<include "Includes/RecordedCalls.swift">>
<<end>>
  private(set) var <<action.id>>Items: [<<Module>>Item] = []
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
<<include "Detail/Parameters.swift">>
  ) async throws<<if action.result>> -> <<action.result>><<end>> {
<<if action.parameters>>
<<include "Includes/RecordCall.swift">>
<<end>>
    <<action.id>>Items.append(item)
    try await on<<action.id|upperCamel>>?()
    <<if action.result>>return <<end>>try <<action.id>>Result.get()
  }
