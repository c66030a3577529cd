<<if not (input contains "isMissing")>>

#if DEBUG && <<if navigation == "swiftui">>canImport(SwiftUI)<<else>>canImport(UIKit)<<end>> && canImport(DeveloperToolsSupport)
<<if OwnTypes contains "hasSample">>
  <<if HasMainActorSources>>nonisolated <<end>>private enum <<Module>>Samples {
<<for own in OwnTypes>>
<<if own.sample>>
    static let <<own.name>> = <<own.line>>
<<end>>
<<end>>
  }

<<end>>
  <<if HasMainActorSources>>nonisolated <<end>>private struct <<Module>>PreviewService: <<Module>>ServiceProtocol {
<<for entry in actions>>
<<for action in entry.whole>>

<<include "Includes/PreviewCall.swift">>
<<end>>
<<end>>
<<for action in interactor-to-service>>

<<include "Includes/PreviewCall.swift">>
<<end>>
  }

  @available(iOS 17, macOS 14, tvOS 17, *)
  #Preview {
<<if navigation == "swiftui">>
    <<Module>>Router.make(
<<else>>
    let screen = <<Module>>Router.make(
<<end>>
<<for value in input>>
      <<value.name>>: <<value.sample>>,
<<end>>
      dependencies: <<Module>>Dependencies(
        service: <<Module>>PreviewService()<<if next or next-on-failure>>,<<end>>
<<for name in next>>
        make<<name>>Screen: { <<if loop.first>><<for leading in actions>><<if leading.leadsOn and (leading.result or not leading.isCall)>>_ in <<end>><<end>><<end>><<if navigation == "swiftui">><<Module>>NextScreen(EmptyView())<<else>>UIViewController()<<end>> }<<if not loop.last or next-on-failure>>,<<end>>
<<end>>
<<if next-on-failure>>
        make<<next-on-failure|upperCamel>>Screen: { _ in <<if navigation == "swiftui">><<Module>>NextScreen(EmptyView())<<else>>UIViewController()<<end>> }
<<end>>
      ),
      onEvent: { _ in }
    )
<<if not (navigation == "swiftui")>>
    return UINavigationController(rootViewController: screen)
<<end>>
  }
#endif
<<end>>
