
#if DEBUG && <<if navigation == "swiftui">>canImport(SwiftUI)<<else>>canImport(UIKit)<<end>> && canImport(DeveloperToolsSupport)
  private struct <<Module>>PreviewService: <<Module>>ServiceProtocol {
<<for action in actions>>

    func <<action.name>>(
<<for parameter in action.parameters>>
      <<parameter.declaration>><<if not loop.last>>,<<end>>
<<end>>
    ) async throws<<if action.result>> -> <<action.result>><<elseif not action.isCall>> -> <<Module>>Entity<<end>> {
<<if not action.isCall and entity-fields>>
      <<Module>>Entity(
<<for field in entity-fields>>
        <<field.name>>: <<field.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
<<elseif not action.isCall>>
      <<Module>>Entity()
<<else>>
      throw CancellationError()
<<end>>
    }
<<end>>
<<for action in interactor-to-service>>

    func <<action.name>>(
<<for parameter in action.parameters>>
      <<parameter.declaration>><<if not loop.last>>,<<end>>
<<end>>
    ) async throws<<if action.result>> -> <<action.result>><<end>> {
      throw CancellationError()
    }
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
