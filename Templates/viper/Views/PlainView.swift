/// What the module puts on the display.
<<if access != "internal">><<access>> <<end>>typealias <<Module>>Screen = AnyObject

/// Shows what the presenter says and tells it what the user does.
@MainActor
final class <<Module>>View {
  weak var presenter: (any <<Module>>ViewToPresenterInterface)?
<<if with contains "view-object">>
  private(set) var viewObjects: [<<Module>>ViewObject] = []
<<end>>
}
