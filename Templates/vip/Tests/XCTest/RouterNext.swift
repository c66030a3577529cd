
  @MainActor
  func testShow<<name>>_after<<action.id|upperCamel>>_showsScreen() async throws {
    let screen: <<if navigation == "swiftui">><<Module>>NextScreen<<else>><<Module>>Screen<<end>> = <<if navigation == "swiftui">><<Module>>NextScreen()<<else>><<Module>>ScreenMock()<<end>>
    var events: [<<Module>>Event] = []
    let router = <<Module>>Router(
      dependencies: <<Module>>Dependencies(
<<if worker or use-cases contains "isCall" or actions contains "isCall">>
        worker: <<Module>>MockWorker(),
<<end>>
<<for other in next>>
<<if other == name>>
        make<<other>>Screen: { event in
          events.append(event)
          return screen
        }<<if not loop.last or next-on-failure>>,<<end>>
<<else>>
        make<<other>>Screen: { <<if navigation == "swiftui">><<Module>>NextScreen()<<else>><<Module>>ScreenMock()<<end>> }<<if not loop.last or next-on-failure>>,<<end>>
<<end>>
<<end>>
<<if next-on-failure>>
        make<<next-on-failure|upperCamel>>Screen: { _ in <<if navigation == "swiftui">><<Module>>NextScreen()<<else>><<Module>>ScreenMock()<<end>> }
<<end>>
      )
    )
    let view = <<Module>><<if ui == "swiftui">>ScreenModel<<else>>ViewController<<end>><<if view == "storyboard">>.fromStoryboard<<end>>(
      interactor: <<Module>>MockInteractor(),
      router: <<Module>>MockRouter()
    )
    router.view = view
<<if ui == "uikit">>
    #if canImport(UIKit)
      let stack = UINavigationController(rootViewController: view)
    #endif
<<elseif ui == "swiftui" and navigation == "uikit">>
    var shown: <<Module>>Screen?
    view.onNext = { shown = $0 }
<<end>>
<<if ui == "appkit">>
    #if !canImport(AppKit)
      router.show<<name>>(after: .<<action.id>><<if action.element>>(<<action.elementSample>>)<<elseif action.result and (action.result != "Bool" or not action.parameters and (action.name contains "Load" or action.name contains "Fetch"))>>(<<action.resultSample>>)<<end>>)
      XCTAssertIdentical(view.nextScreen, screen)
    #endif
<<else>>
    router.show<<name>>(after: .<<action.id>><<if action.element>>(<<action.elementSample>>)<<elseif action.result and (action.result != "Bool" or not action.parameters and (action.name contains "Load" or action.name contains "Fetch"))>>(<<action.resultSample>>)<<end>>)
<<end>>
<<if ui == "uikit">>
    #if canImport(UIKit)
      XCTAssertIdentical(stack.viewControllers.last, screen)
    #else
      XCTAssertIdentical(view.nextScreen, screen)
    #endif
<<elseif ui == "appkit">>
<<elseif navigation == "swiftui">>
    XCTAssertEqual(view.nextScreen, screen)
<<elseif ui == "swiftui">>
    XCTAssertIdentical(shown, screen)
<<else>>
    XCTAssertIdentical(view.nextScreen, screen)
<<end>>
<<if ui == "appkit">>
    #if !canImport(AppKit)
      XCTAssertEqual(events.count, 1)
    #endif
<<else>>
    XCTAssertEqual(events.count, 1)
<<end>>
  }
