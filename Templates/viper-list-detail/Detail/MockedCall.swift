<<if action.parameters>>
  private(set) var <<action.calls>>:
    [(
<<for parameter in action.parameters>>
      <<parameter.reference>>: <<parameter.valueType>>,
<<end>>
      item: <<Module>>Item
    )] = []
<<else>>
  private(set) var <<action.id>>Calls: [<<Module>>Item] = []
<<end>>
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
    <<action.calls>>.append(
      (
<<for parameter in action.parameters>>
        <<parameter.reference>>,
<<end>>
        item
      )
    )
<<else>>
    <<action.id>>Calls.append(item)
<<end>>
    try await on<<action.id|upperCamel>>?()
    <<if action.result>>return <<end>>try <<action.id>>Result.get()
  }
