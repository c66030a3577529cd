import ScaffoldRecognition
import Testing

@Suite("A lesson from one module")
struct LessonTests {
  @Test("gives the files of VIPER back byte for byte")
  func viper() throws {
    let tested = try TestedLesson(LessonFixtures.viper)
    #expect(tested.changed == [])
    #expect(
      tested.lesson.entries.map { "\($0.role) \($0.source) \($0.path)" } == [
        "source Interactor.swift <<Module>>Interactor.swift",
        "source Presenter.swift <<Module>>Presenter.swift",
        "source Protocols.swift <<Module>>Protocols.swift",
        "source Wireframe.swift <<Module>>Wireframe.swift",
        "source View/ViewController.swift View/<<Module>>ViewController.swift",
        "test Tests/PresenterTests.swift <<Module>>PresenterTests.swift",
        "test Tests/MockInteractor.swift Mock<<Module>>Interactor.swift",
      ])
    #expect(
      tested.lesson.entries.map(\.targetPath) == [
        "Scenes/<<Module>>/<<Module>>Interactor.swift",
        "Scenes/<<Module>>/<<Module>>Presenter.swift",
        "Scenes/<<Module>>/<<Module>>Protocols.swift",
        "Scenes/<<Module>>/<<Module>>Wireframe.swift",
        "Scenes/<<Module>>/View/<<Module>>ViewController.swift",
        "<<Module>>Tests/<<Module>>PresenterTests.swift",
        "<<Module>>Tests/Mock<<Module>>Interactor.swift",
      ])
  }
}
