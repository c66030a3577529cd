<<include "Includes/FoundationImport.swift">>
<<if ui == "uikit">>
#if canImport(UIKit)
<<if access == "internal">>
  import UIKit
<<else>>
  #if hasFeature(InternalImportsByDefault)
    <<access>> import UIKit
  #else
    import UIKit
  #endif
<<end>>

  /// What the module puts on the display.
  <<if access != "internal">><<access>> <<end>>typealias <<Module>>Screen = UIViewController

  /// Shows what the presenter says and tells it what the user does.
  final class <<Module>>View: UIViewController {
    weak var presenter: (any <<Module>>ViewToPresenterInterface)?
<<if with contains "view-object">>
    private(set) var viewObjects: [<<Module>>ViewObject] = []
<<end>>

    init() {
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      return nil
    }
  }
#else
  /// What the module puts on the display.
  <<if access != "internal">><<access>> <<end>>typealias <<Module>>Screen = AnyObject

  /// Stands in for the view controller where there is no UIKit.
  @MainActor
  final class <<Module>>View {
    weak var presenter: (any <<Module>>ViewToPresenterInterface)?
<<if with contains "view-object">>
    private(set) var viewObjects: [<<Module>>ViewObject] = []
<<end>>
  }
#endif
<<else>>
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
<<end>>
<<if protocols == "inline">>

<<include "Protocols/ViewToPresenterInterface.swift">>
<<end>>

extension <<Module>>View:
  <<Module>>NavigationInterface,
  <<Module>>PresenterToViewInterface
{
  var screen: <<Module>>Screen { self }
<<if with contains "view-object">>

  func show(_ viewObjects: [<<Module>>ViewObject]) {
    self.viewObjects = viewObjects
  }
<<end>>
}
<<if actions or with contains "service">>

// MARK: - What the user does

extension <<Module>>View {
<<if with contains "service">>
  func load() async throws {
    try await presenter?.load()
  }
<<end>>
<<for action in actions>>
<<if not loop.first or with contains "service">>

<<end>>
<<include "Includes/FunctionHead.swift">>
<<if action.isLong>>
    <<action.prefix>>presenter?.<<action.name>>(
<<include "Includes/Arguments.swift">>
    )
<<else>>
    <<action.prefix>>presenter?.<<action.name>>(<<action.arguments>>)
<<end>>
  }
<<end>>
}
<<end>>
