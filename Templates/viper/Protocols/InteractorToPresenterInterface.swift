/// What the interactor tells the presenter.
@MainActor
<<if with contains "entity">>
protocol <<Module>>InteractorToPresenterInterface: AnyObject {
  func loaded(_ entities: [<<Module>>Entity])
}
<<else>>
protocol <<Module>>InteractorToPresenterInterface: AnyObject {}
<<end>>
