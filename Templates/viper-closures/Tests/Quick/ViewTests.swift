<<include "Includes/FoundationImportForTests.swift">>
import Nimble
import Quick

@testable import <<Target>>

final class <<Module>>ViewTests: AsyncSpec {
  override class func spec() {
    it("presenter is the given one") { @MainActor in
      let interactor = <<Module>>InteractorMock()
      let router = <<Module>>RouterMock()
      let presenter = <<Module>>Presenter(
        interactor: interactor,
        router: router
      )
      let view = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>><<if view == "storyboard">>.make<<end>>(
        presenter: presenter
      )
      expect(view.presenter) === presenter
      expect(view.entity).to(beNil())
      expect(view.error).to(beNil())
    }
<<for action in actions>>
<<if action.isTestable>>

    it("<<action.name>> tells presenter") { @MainActor in
      let interactor = <<Module>>InteractorMock()
      let router = <<Module>>RouterMock()
      let presenter = <<Module>>Presenter(
        interactor: interactor,
        router: router
      )
      let view = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>><<if view == "storyboard">>.make<<end>>(
        presenter: presenter
      )
<<if action.parameters>>
      <<if style == "async">>await <<end>>view.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )<<if style == "async">>.value<<end>>
<<else>>
      <<if style == "async">>await <<end>>view.<<action.name>>()<<if style == "async">>.value<<end>>
<<end>>
      expect(interactor.calls) == ["<<action.name>>"]
<<for parameter in action.parameters>>
<<if not parameter.isComparable>>
      expect(interactor.<<parameter.variable>>).toNot(beNil())
<<elseif action.isLong>>
      expect(interactor.<<parameter.variable>>)
        == <<parameter.sample>>
<<else>>
      expect(interactor.<<parameter.variable>>) == <<parameter.sample>>
<<end>>
<<end>>
    }

    it("<<action.name>> shows result") { @MainActor in
      let interactor = <<Module>>InteractorMock()
      let router = <<Module>>RouterMock()
      let presenter = <<Module>>Presenter(
        interactor: interactor,
        router: router
      )
      let view = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>><<if view == "storyboard">>.make<<end>>(
        presenter: presenter
      )
      let entity = <<Module>>Fixtures.entity
<<if style == "async">>
      interactor.result = .success(entity)
<<end>>
<<if action.parameters>>
      <<if style == "async">>await <<end>>view.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )<<if style == "async">>.value<<end>>
<<else>>
      <<if style == "async">>await <<end>>view.<<action.name>>()<<if style == "async">>.value<<end>>
<<end>>
<<if style == "closures">>
      interactor.onSuccess?(entity)
<<end>>
      expect(view.entity) == entity
      expect(view.error).to(beNil())
    }

    it("<<action.name>> shows error") { @MainActor in
      let interactor = <<Module>>InteractorMock()
      let router = <<Module>>RouterMock()
      let presenter = <<Module>>Presenter(
        interactor: interactor,
        router: router
      )
      let view = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>><<if view == "storyboard">>.make<<end>>(
        presenter: presenter
      )
<<if style == "async">>
      interactor.result = .failure(CancellationError())
<<end>>
<<if action.parameters>>
      <<if style == "async">>await <<end>>view.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )<<if style == "async">>.value<<end>>
<<else>>
      <<if style == "async">>await <<end>>view.<<action.name>>()<<if style == "async">>.value<<end>>
<<end>>
<<if style == "closures">>
      interactor.onFailure?(CancellationError())
<<end>>
      expect(view.error is CancellationError) == true
      expect(view.entity).to(beNil())
    }

    it("<<action.name>> forgets error with next result") { @MainActor in
      let interactor = <<Module>>InteractorMock()
      let router = <<Module>>RouterMock()
      let presenter = <<Module>>Presenter(
        interactor: interactor,
        router: router
      )
      let view = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>><<if view == "storyboard">>.make<<end>>(
        presenter: presenter
      )
<<if style == "async">>
      interactor.result = .failure(CancellationError())
<<end>>
<<if action.parameters>>
      <<if style == "async">>await <<end>>view.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )<<if style == "async">>.value<<end>>
<<else>>
      <<if style == "async">>await <<end>>view.<<action.name>>()<<if style == "async">>.value<<end>>
<<end>>
<<if style == "closures">>
      interactor.onFailure?(CancellationError())
<<end>>
<<if style == "async">>
      interactor.result = .success(<<Module>>Fixtures.entity)
<<end>>
<<if action.parameters>>
      <<if style == "async">>await <<end>>view.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )<<if style == "async">>.value<<end>>
<<else>>
      <<if style == "async">>await <<end>>view.<<action.name>>()<<if style == "async">>.value<<end>>
<<end>>
<<if style == "closures">>
      interactor.onSuccess?(<<Module>>Fixtures.entity)
<<end>>
      expect(view.error).to(beNil())
    }
<<end>>
<<end>>
<<if ui == "swiftui" and navigation == "swiftui">>
<<for screen in next>>

    it("show<<screen>> screen tells presenter") { @MainActor in
      let interactor = <<Module>>InteractorMock()
      let router = <<Module>>RouterMock()
      let presenter = <<Module>>Presenter(
        interactor: interactor,
        router: router
      )
      let view = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>><<if view == "storyboard">>.make<<end>>(
        presenter: presenter
      )
      view.show<<screen>>Screen()
      expect(router.calls) == ["show<<screen>>Screen"]
    }
<<end>>
<<else>>
<<for screen in next>>

    it("show<<screen>> screen displays what router makes") { @MainActor in
      let interactor = <<Module>>InteractorMock()
      let router = <<Module>>RouterMock()
      let presenter = <<Module>>Presenter(
        interactor: interactor,
        router: router
      )
      let view = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>><<if view == "storyboard">>.make<<end>>(
        presenter: presenter
      )
<<if ui == "swiftui">>
      weak var shown: <<Module>>Screen?
      view.show = { shown = $0 }
<<end>>
      view.show<<screen>>Screen()
      expect(router.calls) == ["make<<screen>>Screen"]
      expect(view.nextScreen) === router.<<screen|lowerCamel>>Screen
<<if ui == "swiftui">>
      expect(shown) === router.<<screen|lowerCamel>>Screen
<<end>>
    }
<<end>>
<<end>>
  }
}
