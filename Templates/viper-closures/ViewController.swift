<<if ui != "swiftui">>
<<include "Includes/FoundationImport.swift">>
<<end>>
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

  /// Tells the presenter what the user does, and shows what comes of it.
  final class <<Module>>ViewController: UIViewController {
<<if view == "storyboard">>
    /// Names the view controller in the storyboard.
    static let storyboardIdentifier = "<<Module>>ViewController"

<<end>>
<<include "Includes/StoredResults.swift">>

<<if view == "storyboard">>
    /// Loads the view controller from its storyboard.
    static func make(
      presenter: <<Module>>Presenter
    ) -> <<Module>>ViewController {
      UIStoryboard(name: "<<Module>>", bundle: .module)
        .instantiateViewController(identifier: storyboardIdentifier) { coder in
          <<Module>>ViewController(coder: coder, presenter: presenter)
        }
    }

    init?(coder: NSCoder, presenter: <<Module>>Presenter) {
      self.presenter = presenter
      super.init(coder: coder)
    }
<<else>>
    init(presenter: <<Module>>Presenter) {
      self.presenter = presenter
      super.init(nibName: nil, bundle: nil)
    }
<<end>>

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      return nil
    }
<<if view == "code">>

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
    }
<<end>>
<<if next>>

    func display(_ screen: <<Module>>Screen) {
      nextScreen = screen
      show(screen, sender: self)
    }
<<end>>
  }
<<if next>>

<<include "Includes/UIKitPlaceholder.swift">>
<<end>>
#else
<<include "Includes/PlainScreenIndented.swift">>
#endif
<<elseif ui == "appkit">>
#if canImport(AppKit)
<<if access == "internal">>
  import AppKit
<<else>>
  #if hasFeature(InternalImportsByDefault)
    <<access>> import AppKit
  #else
    import AppKit
  #endif
<<end>>

  /// What the module puts on the display.
  <<if access != "internal">><<access>> <<end>>typealias <<Module>>Screen = NSViewController

  /// Tells the presenter what the user does, and shows what comes of it.
  final class <<Module>>ViewController: NSViewController {
<<include "Includes/StoredResults.swift">>

    init(presenter: <<Module>>Presenter) {
      self.presenter = presenter
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      return nil
    }

    override func loadView() {
      view = NSView(frame: NSRect(x: 0, y: 0, width: 480, height: 320))
    }
<<if next>>

    func display(_ screen: <<Module>>Screen) {
      nextScreen = screen
      guard isViewLoaded, view.window != nil else { return }
      presentAsSheet(screen)
    }
<<end>>
  }
<<if next>>

  /// An empty screen in place of one that is not made yet; its button and Escape close it.
  final class <<Module>>Placeholder: NSViewController {
    init() {
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      return nil
    }

    override func loadView() {
      view = NSView(frame: NSRect(x: 0, y: 0, width: 480, height: 320))
      let button = NSButton(title: "Close", target: self, action: #selector(close))
      button.keyEquivalent = "\u{1b}"
      button.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(button)
      NSLayoutConstraint.activate([
        button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        button.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      ])
    }

    @objc private func close() {
      dismiss(nil)
    }
  }
<<end>>
#else
<<include "Includes/PlainScreenIndented.swift">>
#endif
<<elseif ui == "swiftui">>
#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI
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

  /// Puts the view on the display, to be pushed or presented.
  final class <<Module>>ViewController:
    UIHostingController<<<Module>>ContentView>
  {
    let model: <<Module>>ViewModel

    init(model: <<Module>>ViewModel) {
      self.model = model
      super.init(rootView: <<Module>>ContentView(model: model))
<<if next>>
      model.show = { [weak self] in self?.show($0, sender: nil) }
<<end>>
    }

    @available(*, unavailable)
    required init?(coder aDecoder: NSCoder) {
      return nil
    }
  }
<<if next>>

<<include "Includes/UIKitPlaceholder.swift">>
<<end>>
#else
<<include "Includes/PlainScreenIndented.swift">>
#endif
<<else>>
<<include "Includes/PlainScreen.swift">>
<<end>>
<<if ui != "swiftui">>

<<include "Includes/ViewActions.swift">>
<<end>>
