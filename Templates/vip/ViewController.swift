<<include "Includes/FoundationImport.swift">>
<<if ui == "uikit">>
#if canImport(UIKit)
<<include "Includes/ImportUIKit.swift">>

  /// Shows view models and asks the interactor for more.
  <<if access != "internal">><<access>> <<end>>final class <<Module>>ViewController: UIViewController {
    let interactor: any <<Module>>InteractorProtocol
    let router: any <<Module>>RouterProtocol
<<include "Includes/ShownViewModelsIndented.swift">>

    init(
      interactor: any <<Module>>InteractorProtocol,
      router: any <<Module>>RouterProtocol
    ) {
      self.interactor = interactor
      self.router = router
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    <<if access != "internal">><<access>> <<end>>required init?(coder: NSCoder) {
      return nil
    }

    <<if access != "internal">><<access>> <<end>>override func viewDidLoad() {
      super.viewDidLoad()
      start()
    }
  }
#else
  /// Stands in for the view controller where there is no UIKit.
<<include "Includes/PlainViewControllerIndented.swift">>
#endif
<<else>>
/// Shows view models and asks the interactor for more.
<<include "Includes/PlainViewController.swift">>
<<end>>

// MARK: - What the view shows

extension <<Module>>ViewController:
  <<Module>>ViewProtocol
{
  func configure(with configuration: <<Module>>.Configuration) {
    title = configuration.title
  }
<<for useCase in use-cases>>

<<if empty-models == "keep">>
  func display<<useCase>>(_ viewModel: <<useCase>>ViewModel) {
    <<useCase|lowerCamel>>ViewModel = viewModel
  }
<<else>>
  func display<<useCase>>() {
  }
<<end>>
<<end>>
<<for action in actions>>

<<if empty-models == "keep">>
  func display<<action.name|upperCamel>>(_ viewModel: <<action.name|upperCamel>>ViewModel) {
    <<action.name|lowerCamel>>ViewModel = viewModel
  }
<<else>>
  func display<<action.name|upperCamel>>() {
  }
<<end>>
<<end>>
<<if worker>>

  func displayFailure(_ viewModel: <<Module>>.Failure.ViewModel) {
    failure = viewModel
  }
<<end>>
}

// MARK: - What the user does

extension <<Module>>ViewController {
  func start() {
    interactor.start()
  }

  func close() {
    interactor.close()
    router.close()
  }
<<for useCase in use-cases>>

  func request<<useCase>>()<<if worker>> async<<end>> {
    <<if worker>>await <<end>>interactor.<<useCase|lowerCamel>>(<<if empty-models == "keep">>.init()<<end>>)
  }
<<end>>
<<for action in actions>>

<<if action.isLong>>
  func request<<action.name|upperCamel>>(
<<include "Includes/Parameters.swift">>
  )<<if action.effects>> <<action.effects>><<end>> {
    let request = <<Module>>.<<action.name|upperCamel>>.Request(
<<for parameter in action.parameters>>
      <<parameter.name>>: <<parameter.reference>><<if not loop.last>>,<<end>>
<<end>>
    )
    <<action.prefix>>interactor.<<action.name>>(request)
  }
<<elseif action.parameters>>
  func request<<action.name|upperCamel>>(<<for parameter in action.parameters>><<if not loop.first>>, <<end>><<parameter.declaration>><<end>>)<<if action.effects>> <<action.effects>><<end>> {
    <<action.prefix>>interactor.<<action.name>>(.init(<<for parameter in action.parameters>><<if not loop.first>>, <<end>><<parameter.name>>: <<parameter.reference>><<end>>))
  }
<<else>>
  func request<<action.name|upperCamel>>()<<if action.effects>> <<action.effects>><<end>> {
    <<action.prefix>>interactor.<<action.name>>(<<if empty-models == "keep">>.init()<<end>>)
  }
<<end>>
<<end>>
}
