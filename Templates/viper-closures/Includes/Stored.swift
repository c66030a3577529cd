  let presenter: <<Module>>Presenter
<<include "Includes/StoredPublished.swift">>
  private(set) var isBusy = false
<<include "Includes/StoredPublished.swift">>
  private(set) var error: (any Error)?
<<for action in actions>>
<<include "Includes/StoredPublished.swift">>
  private(set) var <<action.id>>Result: <<if action.result>>(<<action.result>>)<<else>><<Module>>Entity<<end>>?
<<if style == "async">>
<<if ui == "swiftui" and observation == "observable" and HasObservation>>
  @ObservationIgnored
<<end>>
  private(set) var <<action.id>>Task: Task<Void, Never>?
<<end>>
<<end>>
