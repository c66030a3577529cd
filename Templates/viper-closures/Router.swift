<<if access == "internal">>
import Foundation
<<if ui == "swiftui" and navigation == "swiftui" and next and observation == "observable" and HasObservation>>
import Observation
<<end>>
<<else>>
<<if ui == "swiftui" and navigation == "swiftui" and next and observation == "observable" and HasObservation>>
<<if access == "public">>
#if hasFeature(InternalImportsByDefault)
  public import Observation
#else
  import Observation
#endif

<<else>>
import Observation

<<end>>
<<end>>
#if hasFeature(InternalImportsByDefault)
  <<access>> import Foundation
#else
  import Foundation
#endif
<<end>>
<<if ui == "swiftui" and navigation == "swiftui" and next and not (observation == "observable" and HasObservation)>>

#if canImport(Combine)
<<if access == "public">>
  #if hasFeature(InternalImportsByDefault)
    public import Combine
  #else
    import Combine
  #endif
<<else>>
  import Combine
<<end>>
#endif
<<end>>

/// Makes the screens that come next<<if ui == "swiftui" and navigation == "swiftui">>, and goes there<<end>>.
@MainActor
<<if next>>
protocol <<Module>>RouterProtocol: AnyObject {
<<for screen in next>>
<<if ui == "swiftui" and navigation == "swiftui">>
  func show<<screen>>Screen()
<<end>>
  func make<<screen>>Screen() -> <<Module>><<if ui == "swiftui" and navigation == "swiftui">>Destination<<else>>Screen<<end>>
<<end>>
}
<<else>>
protocol <<Module>>RouterProtocol: AnyObject {}
<<end>>
<<if next>>

/// Makes a screen of another module.
<<if access != "internal">><<access>> <<end>>typealias <<Module>>ScreenMaker =
  @MainActor () -> <<Module>><<if ui == "swiftui" and navigation == "swiftui">>Destination<<else>>Screen<<end>>
<<end>>

<<if ui == "swiftui" and navigation == "swiftui" and next>>
/// A way to a screen that comes next.
<<if access != "internal">><<access>> <<end>>enum <<Module>>Route: Hashable, Sendable {
<<for screen in next>>
  case <<screen|lowerCamel>>Screen
<<end>>
}

<<end>>
/// Builds the module. The screen owns all of it; the code that shows it need not keep anything.
@MainActor
<<if ui == "swiftui" and navigation == "swiftui" and next and observation == "observable" and HasObservation>>
@Observable
<<end>>
<<if access != "internal">><<access>> <<end>>final class <<Module>>Router:
  <<Module>>RouterProtocol
{
<<if next>>
<<if ui == "swiftui" and navigation == "swiftui">>
  /// The screens above the module's own, the topmost last.
<<include "Includes/Published.swift">>
  var path: [<<Module>>Route] = []
<<end>>
<<for screen in next>>
  private let <<screen|lowerCamel>>Maker: <<Module>>ScreenMaker?
<<end>>

  init(
<<for screen in next>>
    make<<screen>>Screen: <<Module>>ScreenMaker? = nil<<if not loop.last>>,<<end>>
<<end>>
  ) {
<<for screen in next>>
    <<screen|lowerCamel>>Maker = make<<screen>>Screen
<<end>>
  }
<<for screen in next>>

  func make<<screen>>Screen() -> <<Module>><<if ui == "swiftui" and navigation == "swiftui">>Destination<<else>>Screen<<end>> {
    <<screen|lowerCamel>>Maker?() ?? <<if ui == "swiftui" and navigation == "swiftui">><<Module>>Router.makePlaceholder()<<else>><<Module>>Placeholder()<<end>>
  }
<<if ui == "swiftui" and navigation == "swiftui">>

  func show<<screen>>Screen() {
    path.append(.<<screen|lowerCamel>>Screen)
  }
<<end>>
<<end>>
<<else>>
  init() {}
<<end>>

  /// The screen of a module that shows a canned response, as long as there is no web service.
<<include "Includes/NextScreensNote.swift">>
<<if next>>
  <<if access != "internal">><<access>> <<end>>static func make(
<<for screen in next>>
    make<<screen>>Screen: <<Module>>ScreenMaker? = nil<<if not loop.last>>,<<end>>
<<end>>
  ) -> <<Module>>Screen {
<<else>>
  <<if access != "internal">><<access>> <<end>>static func make() -> <<Module>>Screen {
<<end>>
    make(
      service: <<Module>>ServiceStub(),
<<include "Includes/NewRouterArgument.swift">>
    )
  }

  /// The screen of a module that gets its data from a web service.
<<include "Includes/NextScreensNote.swift">>
  <<if access != "internal">><<access>> <<end>>static func make(
    url: URL<<if next>>,<<end>>
<<for screen in next>>
    make<<screen>>Screen: <<Module>>ScreenMaker? = nil<<if not loop.last>>,<<end>>
<<end>>
  ) -> <<Module>>Screen {
    make(
      service: <<Module>>Service(url: url),
<<include "Includes/NewRouterArgument.swift">>
    )
  }

  /// The screen of a module with a service and a router of the caller's choice.
  static func make(
    service: any <<Module>>ServiceProtocol,
<<if ui == "swiftui" and navigation == "swiftui">>
    router: <<Module>>Router
  ) -> <<Module>>Screen {
<<else>>
    router: any <<Module>>RouterProtocol
  ) -> <<Module>>ViewController {
<<end>>
    let interactor = <<Module>>Interactor(service: service)
    let presenter = <<Module>>Presenter(
      interactor: interactor,
      router: router
    )
<<if ui == "swiftui">>
    let model = <<Module>>ViewModel(presenter: presenter)
<<if navigation == "swiftui">>
    return <<Module>>Screen(model: model<<if next>>, router: router<<end>>)
<<else>>
    return <<Module>>ViewController(model: model)
<<end>>
<<elseif view == "storyboard">>
    return <<Module>>ViewController.make(presenter: presenter)
<<else>>
    return <<Module>>ViewController(presenter: presenter)
<<end>>
  }
}
<<if ui == "swiftui" and navigation == "swiftui" and next and not (observation == "observable" and HasObservation)>>

#if canImport(Combine)
  extension <<Module>>Router: ObservableObject {}
#endif
<<end>>
