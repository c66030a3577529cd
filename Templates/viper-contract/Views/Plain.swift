  /// Replaces the view controller where there is no <<if ui == "appkit">>AppKit<<else>>UIKit<<end>>.
  @MainActor
  <<if access != "internal">><<access>> <<end>>final class <<Module>>ViewController {
    let presenter: any <<Module>>Presentation
<<include "Views/StoredProperties.swift">>
<<if actions>>
    private(set) var states: [<<Module>>Activity: <<Module>>State] = [:]
<<end>>
    private(set) var showsLoading = false
<<include "Views/Results.swift">>
<<include "Views/PlainMembers.swift">>

    init(presenter: any <<Module>>Presentation) {
      self.presenter = presenter
    }
<<if view == "storyboard">>

    static func fromStoryboard(
      presenter: any <<Module>>Presentation
    ) -> <<Module>>ViewController {
      <<Module>>ViewController(presenter: presenter)
    }
<<end>>
<<if on-load>>

    func <<if ui == "appkit">>viewDidLoad<<else>>loadViewIfNeeded<<end>>() {
<<for action in actions>>
<<if on-load contains action.id and not action.parameters>>
      <<action.name>>()
<<end>>
<<end>>
    }
<<end>>
<<if actions contains "isCleared">>

    func clearFields(of activity: <<Module>>Activity) {
      // There are no fields here.
    }
<<end>>

    func presentAlert(message: String) {
      alert = message
    }
<<if next or next-on-failure>>

    func showNext(_ screen: AnyObject) {
      next = screen
    }
<<end>>
  }
