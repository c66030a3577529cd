    weak var presenter: (any <<Module>>ViewToPresenterInterface)?
<<if with contains "view-object">>
    private(set) var viewObjects: [<<Module>>ViewObject] = []
<<end>>
