    let presenter: <<Module>>Presenter
    /// The result of the last action that had one.
    private(set) var entity: <<Module>>Entity?
    /// Why the last action failed, if it did.
    private(set) var error: (any Error)?
<<if next>>
    /// What was last shown after this screen, while it is there.
    private(set) weak var nextScreen: <<Module>>Screen?
<<end>>
