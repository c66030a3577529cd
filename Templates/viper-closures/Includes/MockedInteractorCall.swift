<<include "Includes/RecordedCalls.swift">>
<<if action.result and action.missing or action.result and not action.resultSample>>
  var <<action.id>>Result: Result<<<if action.result>><<action.result>><<elseif action.isCall>>Void<<else>><<Module>>Entity<<end>>, any Error> = .failure(CancellationError())
<<else>>
  var <<action.id>>Result: Result<<<if action.result>><<action.result>><<elseif action.isCall>>Void<<else>><<Module>>Entity<<end>>, any Error> = .success(<<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>)
<<end>>
<<if style == "async">>
  var on<<action.id|upperCamel>>: (() async throws -> Void)?
<<end>>

<<include "Includes/AnsweredHead.swift">>
<<include "Includes/RecordCall.swift">>
<<if style == "closures">>
    switch <<action.id>>Result {
    case .success(let result): onSuccess(result)
    case .failure(let error): onFailure(error)
    }
<<else>>
    try await on<<action.id|upperCamel>>?()
    <<if action.result or not action.isCall>>return <<end>>try <<action.id>>Result.get()
<<end>>
  }
