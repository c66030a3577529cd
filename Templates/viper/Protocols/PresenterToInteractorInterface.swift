/// Calls from the presenter to the interactor.
@MainActor
protocol <<Module>>PresenterToInteractorInterface: AnyObject {
<<if with contains "service" and (with contains "entity" or with contains "view-object")>>
  /// Loads the data. A load that is running is cancelled.
  func load()
<<end>>
<<for action in actions>>
<<if (action.isCall or with contains "service" and action.isBare)>>
  /// Starts a call of the service, unless the same one is running.
<<end>>
<<include "Includes/EventRequirement.swift">>
<<end>>
<<if (actions contains "isCall" or with contains "service" and actions contains "isBare") or with contains "service" and (with contains "entity" or with contains "view-object")>>
  /// Cancels all calls of the service. None of them is answered.
  func cancelAll()
<<end>>
<<for action in presenter-to-interactor>>
<<include "Includes/Requirement.swift">>
<<end>>
}
