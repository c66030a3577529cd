    let presenter: <<Module>>Presenter
    private(set) var isBusy = false
    private(set) var error: (any Error)?
<<for action in actions>>
    private(set) var <<action.id>>Result: <<if action.result>>(<<action.result>>)<<else>><<Module>>Entity<<end>>?
<<if style == "async">>
    private(set) var <<action.id>>Task: Task<Void, Never>?
<<end>>
<<end>>
<<if next>>
    /// What was last shown after this screen, while it is there.
    private(set) weak var nextScreen: <<Module>>Screen?
<<end>>
