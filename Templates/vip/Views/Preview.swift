<<if not (input contains "isMissing")>>

#if DEBUG && <<if navigation == "swiftui">>canImport(SwiftUI)<<else>>canImport(UIKit)<<end>> && canImport(DeveloperToolsSupport)
<<if OwnTypes>>
  <<if HasMainActorSources>>nonisolated <<end>>private enum <<Module>>Samples {
<<for own in OwnTypes>>
<<if own.sample>>
    static let <<own.name>> = <<own.line>>
<<end>>
<<end>>
  }

<<end>>
<<if worker or use-cases contains "isCall" or actions contains "isCall">>
  private struct <<Module>>PreviewWorker: <<Module>>WorkerProtocol {
<<for entry in use-cases>>
<<for action in entry.whole>>
<<if action.isCall or worker>>
<<include "Views/PreviewCall.swift">>
<<end>>
<<end>>
<<end>>
<<for entry in actions>>
<<for action in entry.whole>>
<<if action.isCall or worker>>
<<include "Views/PreviewCall.swift">>
<<end>>
<<end>>
<<end>>
<<for action in interactor-to-worker>>
<<include "Views/PreviewCall.swift">>
<<end>>
  }

<<end>>
  @available(iOS 17, macOS 14, tvOS 17, *)
  #Preview {
<<if navigation == "swiftui">>
    <<Module>>Module.assemble(
<<else>>
    let screen = <<Module>>Module.assemble(
<<end>>
<<for value in input>>
      <<value.name>>: <<value.sample>><<if not loop.last or worker or use-cases contains "isCall" or actions contains "isCall" or next>>,<<end>>
<<end>>
<<if worker or use-cases contains "isCall" or actions contains "isCall" or next>>
      dependencies: <<Module>>Dependencies(
<<if worker or use-cases contains "isCall" or actions contains "isCall">>
        worker: <<Module>>PreviewWorker()<<if next or next-on-failure>>,<<end>>
<<end>>
<<for name in next>>
        make<<name>>Screen: { <<if loop.first and (use-cases or actions)>>_ in <<end>><<if navigation == "swiftui">><<Module>>NextScreen(EmptyView())<<else>>UIViewController()<<end>> }<<if not loop.last or next-on-failure>>,<<end>>
<<end>>
<<if next-on-failure>>
        make<<next-on-failure|upperCamel>>Screen: { _ in <<if navigation == "swiftui">><<Module>>NextScreen(EmptyView())<<else>>UIViewController()<<end>> }
<<end>>
      )
<<end>>
    )
<<if not (navigation == "swiftui")>>
    return UINavigationController(rootViewController: screen)
<<end>>
  }
#endif
<<end>>
