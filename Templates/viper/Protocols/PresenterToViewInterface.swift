/// What the presenter tells the view.
@MainActor
<<if with contains "view-object">>
protocol <<Module>>PresenterToViewInterface: AnyObject {
  func show(_ viewObjects: [<<Module>>ViewObject])
}
<<else>>
protocol <<Module>>PresenterToViewInterface: AnyObject {}
<<end>>
