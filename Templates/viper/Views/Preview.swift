
#if DEBUG && canImport(<<if ui == "appkit">>AppKit<<elseif navigation == "swiftui">>SwiftUI<<else>>UIKit<<end>>) && canImport(DeveloperToolsSupport)
<<if OwnTypes contains "hasSample" or input contains "isMissing">>
  <<if HasMainActorSources>>nonisolated <<end>>private enum <<Module>>Samples {
<<for own in OwnTypes>>
<<if own.sample>>
    static let <<own.name>> = <<own.line>>
<<elseif own.isMissingInput>>
    /// Write a value here: the preview is empty without it.
    static let <<own.name>>: <<own.type>>? = nil
<<end>>
<<end>>
  }

<<end>>
<<if (actions contains "isCall" or with contains "service" and actions contains "isBare") or interactor-to-service or with contains "service" and (with contains "entity" or with contains "view-object")>>
  <<if HasMainActorSources>>nonisolated <<end>>private struct <<Module>>PreviewService: <<Module>>ServiceInterface {
<<if with contains "service" and (with contains "entity" or with contains "view-object")>>
    func fetch() async throws -> [<<Module>>Entity] {
      let entity = <<Module>>Entity(
<<for field in entity-fields>>
        <<field.name>>: <<field.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
      return [entity]
    }
<<end>>
<<for entry in actions>>
<<for action in entry.whole>>
<<if (action.isCall or with contains "service" and action.isBare)>>

<<include "Views/PreviewCall.swift">>
<<end>>
<<end>>
<<end>>
<<for action in interactor-to-service>>

<<include "Views/PreviewCall.swift">>
<<end>>
  }

<<end>>
<<for child in presents>>
  private final class <<Module>>Preview<<child>>: <<child>> {
    weak var delegate: (any <<child>>Delegate)?

    func present(_ show: (<<child>>Screen) -> Void) -> Self {
      show(<<if navigation == "swiftui">><<child>>Screen(viewModel: <<child>>ViewModel())<<elseif ui == "appkit">>NSViewController()<<else>>UIViewController()<<end>>)
      return self
    }

    func wasDismissed() {
      delegate?.didDismiss(self)
    }
  }

<<end>>
  @MainActor
  private enum <<Module>>Preview {
    /// Keeps the modules of the previews: their screens do not.
    static var modules: [any <<Module>>] = []

    static func makeScreen() -> <<Module>>Screen {
<<for own in OwnTypes>>
<<if own.isMissingInput>>
      guard let <<own.name>> = <<Module>>Samples.<<own.name>> else {
        return <<if navigation == "swiftui">><<Module>>Screen(viewModel: <<Module>>ViewModel())<<elseif ui == "appkit">>NSViewController()<<else>>UIViewController()<<end>>
      }
<<end>>
<<end>>
      let wireframe = <<Module>>Wireframe(
<<if (actions contains "isCall" or with contains "service" and actions contains "isBare") or interactor-to-service or with contains "service" and (with contains "entity" or with contains "view-object") or presents>>
        dependencies: <<Module>>Dependencies(
<<if (actions contains "isCall" or with contains "service" and actions contains "isBare") or interactor-to-service or with contains "service" and (with contains "entity" or with contains "view-object")>>
          service: <<Module>>PreviewService()<<if presents>>,<<end>>
<<end>>
<<for child in presents>>
          make<<child>>: { <<Module>>Preview<<child>>() }<<if not loop.last>>,<<end>>
<<end>>
        )<<if input>>,<<end>>
<<end>>
<<for value in input>>
        <<value.name>>: <<value.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
      modules.append(wireframe.present { _ in })
      return wireframe.view.screen
    }
  }

<<if ui == "appkit">>
  @available(macOS 14, *)
<<elseif navigation != "swiftui">>
  @available(iOS 17, tvOS 17, *)
<<end>>
  #Preview {
<<if ui == "appkit" or navigation == "swiftui">>
    <<Module>>Preview.makeScreen()
<<else>>
    UINavigationController(rootViewController: <<Module>>Preview.makeScreen())
<<end>>
  }
#endif
