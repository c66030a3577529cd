<<if style == "closures">>
/// Takes the result of an action.
<<if access != "internal">><<access>> <<end>>typealias <<Module>>OnSuccess<Value> =
  @MainActor @Sendable (Value) -> Void

/// Takes the reason why an action has no result.
<<if access != "internal">><<access>> <<end>>typealias <<Module>>OnFailure =
  @MainActor @Sendable (any Error) -> Void

<<end>>
/// What the presenter asks of the interactor.
@MainActor
protocol <<Module>>InteractorProtocol: AnyObject {
<<include "Includes/AnsweredRequirements.swift">>
<<for action in presenter-to-interactor>>
<<include "Includes/Requirement.swift">>
<<end>>
}

/// Works on the module's data and knows nothing of its display.
@MainActor
final class <<Module>>Interactor:
  <<Module>>InteractorProtocol
{
  let service: any <<Module>>ServiceProtocol

  init(service: any <<Module>>ServiceProtocol) {
    self.service = service
  }
<<for action in actions>>

<<include "Includes/AnsweredHead.swift">>
<<if style == "async" and not action.parameters>>
    try await service.<<action.name>>()
<<else>>
    <<if style == "async">>try await <<end>>service.<<action.name>>(
<<include "Includes/HandedOnArguments.swift">>
    )
<<end>>
  }
<<end>>
<<for action in presenter-to-interactor>>
<<include "Includes/Implementation.swift">>
<<end>>
}
