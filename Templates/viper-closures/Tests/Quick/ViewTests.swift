import Nimble
import Quick

@testable import <<Target>>

<<include "Includes/ViewFrameworkImport.swift">>
<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>ViewTests: AsyncSpec {
  override class func spec() {
<<for action in actions>>
<<if action.isTestable>>
<<if not action.result or action.resultSample>>
    it("tells the presenter of <<action.id>> and shows the result") { @MainActor in
      let parts = <<Module>>ViewParts()
      let view = parts.view
<<if action.parameters>>
      <<if style == "async">>await <<end>>view.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )<<if style == "async">>.value<<end>>
<<else>>
      <<if style == "async">>await <<end>>view.<<action.name>>()<<if style == "async">>.value<<end>>
<<end>>
<<if action.parameters>>
      expect(parts.interactor.<<action.id>>Calls.count).to(equal(1))
<<else>>
      expect(parts.interactor.<<action.id>>CallCount).to(equal(1))
<<end>>
<<for parameter in action.parameters>>
<<if not parameter.isComparable>>
      expect(parts.interactor.<<parameter.recorded>>).toNot(beNil())
<<elseif action.isLong>>
      expect(parts.interactor.<<parameter.recorded>>)
        .to(equal(<<parameter.sample>>))
<<else>>
      expect(parts.interactor.<<parameter.recorded>>).to(equal(<<parameter.sample>>))
<<end>>
<<end>>
<<if not action.result>>
      expect(view.<<action.id>>Result).to(equal(<<Module>>Fixtures.entity))
<<elseif action.isResultComparable>>
      expect(view.<<action.id>>Result).to(equal(<<action.resultSample>>))
<<else>>
      expect((view.<<action.id>>Result as Any?)).toNot(beNil())
<<end>>
      expect(view.error).to(beNil())
    }
<<end>>

    it("shows the error of <<action.id>>") { @MainActor in
      let parts = <<Module>>ViewParts()
      let view = parts.view
      parts.interactor.<<action.id>>Error = <<Module>>ServiceError.notConnected
<<if action.parameters>>
      <<if style == "async">>await <<end>>view.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )<<if style == "async">>.value<<end>>
<<else>>
      <<if style == "async">>await <<end>>view.<<action.name>>()<<if style == "async">>.value<<end>>
<<end>>
      expect(view.message).to(equal(<<Module>>Texts.notConnected))
    }

    it("shows that <<action.id>> works") { @MainActor in
      let parts = <<Module>>ViewParts()
      let view = parts.view
      var message: String?
      parts.interactor.on<<action.id|upperCamel>> = { message = view.message }
<<if action.parameters>>
      <<if style == "async">>await <<end>>view.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )<<if style == "async">>.value<<end>>
<<else>>
      <<if style == "async">>await <<end>>view.<<action.name>>()<<if style == "async">>.value<<end>>
<<end>>
      expect(message).to(equal(<<Module>>Texts.loading))
      expect(view.isBusy).to(equal(false))
    }
<<if next and (not action.result or action.resultSample) and not (not action.parameters and (action.name contains "load" or action.name contains "fetch") and not (action.name contains "reload" or action.name contains "upload" or action.name contains "download" or action.name contains "unload"))>>

    it("shows the screen after <<action.id>>") { @MainActor in
      let parts = <<Module>>ViewParts()
      let view = parts.view
<<if action.parameters>>
      <<if style == "async">>await <<end>>view.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )<<if style == "async">>.value<<end>>
<<else>>
      <<if style == "async">>await <<end>>view.<<action.name>>()<<if style == "async">>.value<<end>>
<<end>>
<<for screen in next>>
<<if loop.first>>
<<if ui == "swiftui" and navigation == "swiftui">>
      expect(parts.router.show<<screen>>ScreenCallCount).to(equal(1))
<<else>>
      expect(parts.router.make<<screen>>ScreenCallCount).to(equal(1))
<<end>>
<<end>>
<<end>>
    }
<<end>>
<<if style == "async">>

    it("cancels <<action.id>> with the view") { @MainActor in
      let parts = <<Module>>ViewParts()
      var task: Task<Void, Never>?
      do {
        let presenter = <<Module>>Presenter(
<<for value in input>>
          <<value.name>>: <<Module>>Fixtures.<<value.reference>>,
<<end>>
          interactor: parts.interactor,
          router: parts.router
        )
        let view = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>><<if view == "storyboard">>.make<<end>>(presenter: presenter)
<<if action.parameters>>
        <<if style == "async">>task = <<end>>view.<<action.name>>(
<<for parameter in action.parameters>>
          <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
        )
<<else>>
        <<if style == "async">>task = <<end>>view.<<action.name>>()
<<end>>
      }
      expect(task?.isCancelled).to(equal(true))
      await task?.value
    }
<<else>>

    it("does not keep the view while <<action.id>> is pending") { @MainActor in
      let parts = <<Module>>ViewParts()
      parts.interactor.holdsAnswers = true
      weak var released: <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>?
      do {
        let presenter = <<Module>>Presenter(
<<for value in input>>
          <<value.name>>: <<Module>>Fixtures.<<value.reference>>,
<<end>>
          interactor: parts.interactor,
          router: parts.router
        )
        let view = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>><<if view == "storyboard">>.make<<end>>(presenter: presenter)
        released = view
<<if action.parameters>>
        <<if style == "async">>await <<end>>view.<<action.name>>(
<<for parameter in action.parameters>>
          <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
        )<<if style == "async">>.value<<end>>
<<else>>
        <<if style == "async">>await <<end>>view.<<action.name>>()<<if style == "async">>.value<<end>>
<<end>>
      }
      expect(released).to(beNil())
      expect(parts.interactor.heldAnswers.count).to(equal(1))
      parts.interactor.heldAnswers.first?()
    }
<<end>>
<<end>>
<<if not action.parameters and (action.name contains "load" or action.name contains "fetch") and not (action.name contains "reload" or action.name contains "upload" or action.name contains "download" or action.name contains "unload")>>

    it("starts <<action.id>> when the view has loaded") { @MainActor in
      let parts = <<Module>>ViewParts()
      let view = parts.view
      view.viewDidLoad()
<<if style == "async">>
      await view.<<action.id>>Task?.value
<<end>>
      expect(parts.interactor.<<action.id>>CallCount).to(equal(1))
      expect(view.message).toNot(beNil())
    }
<<end>>
<<end>>
<<for screen in next>>
<<if ui == "swiftui" and navigation == "swiftui">>

    it("shows the screen <<screen>>") { @MainActor in
      let parts = <<Module>>ViewParts()
      parts.view.show<<screen>>Screen()
      expect(parts.router.show<<screen>>ScreenCallCount).to(equal(1))
    }
<<else>>

    it("displays the screen <<screen>>") { @MainActor in
      let parts = <<Module>>ViewParts()
      let screen = <<Module>>Router.make(
<<for value in input>>
        <<value.name>>: <<Module>>Fixtures.<<value.reference>>,
<<end>>
        dependencies: <<Module>>Dependencies()
      )
      parts.router.make<<screen>>ScreenResult = screen
<<if ui == "swiftui">>
      weak var shown: <<Module>>Screen?
      parts.view.show = { shown = $0 }
<<end>>
      parts.view.show<<screen>>Screen()
      expect(parts.view.nextScreen).to(beIdenticalTo(screen))
<<if ui == "swiftui">>
      expect(shown).to(beIdenticalTo(screen))
<<end>>
    }
<<end>>
<<end>>
  }
}

@MainActor
private struct <<Module>>ViewParts {
  let interactor = <<Module>>InteractorMock()
  let router = <<Module>>RouterMock()
  let view: <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>

  init() {
    let presenter = <<Module>>Presenter(
<<for value in input>>
      <<value.name>>: <<Module>>Fixtures.<<value.reference>>,
<<end>>
      interactor: interactor,
      router: router
    )
    view = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>><<if view == "storyboard">>.make<<end>>(presenter: presenter)
  }
}
