<<if next or next-on-failure>>
/// A screen that comes next.
<<if access != "internal">><<access>> <<end>>typealias <<Module>>Screen = AnyObject

<<end>>
/// Passes the user's actions to the presenter and shows the answers. It owns the module.
@MainActor
<<if access != "internal">><<access>> <<end>>final class <<Module>>ViewController {
  let presenter: <<Module>>Presenter
<<if actions>>
  private(set) var states: [<<Module>>Activity: <<Module>>State] = [:]
<<end>>
<<for action in actions>>
<<if not action.parameters and (not action.isCall or action.result == "String")>>
  private(set) var <<action.id>>Result: <<if action.result>><<action.result>><<elseif action.isCall>>Void<<else>><<Module>>Entity<<end>>?
<<end>>
<<end>>
<<if style == "async" and actions>>
  private(set) var tasks: [<<Module>>Activity: Task<Void, Never>] = [:]
<<end>>
<<if next or next-on-failure>>
  private(set) weak var nextScreen: <<Module>>Screen?
<<end>>

  init(presenter: <<Module>>Presenter) {
    self.presenter = presenter
  }
<<if style == "async" and actions>>

  deinit {
    for task in tasks.values { task.cancel() }
  }
<<end>>
<<if next or next-on-failure>>

  private func display(_ screen: <<Module>>Screen) {
    nextScreen = screen
  }
<<end>>
}
