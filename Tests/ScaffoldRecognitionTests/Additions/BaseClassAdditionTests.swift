import RecognitionSupport
import ScaffoldRecognition
import Testing

@Suite("An addition to a base class")
struct BaseClassAdditionTests {
  private static let module = """
    // file: App/Swap.swift
    protocol SwapBaseOutput: AnyObject { func loaded() }
    protocol SwapSetupOutput: SwapBaseOutput { func ready() }
    protocol SwapConfirmOutput: SwapSetupOutput {}
    class SwapBasePresenter {}
    extension SwapBasePresenter: SwapBaseOutput { func loaded() {} }
    class SwapMiddlePresenter: SwapBasePresenter {}
    class SwapSetupPresenter: SwapMiddlePresenter {}
    extension SwapSetupPresenter: SwapSetupOutput { func ready() {} }
    class SwapConfirmPresenter: SwapSetupPresenter, SwapConfirmOutput {}
    class SwapSetupInteractor { weak var output: SwapBaseOutput? }
    // file: AppTests/Mocks.swift
    class BaseOutputMock: SwapBaseOutput { func loaded() {} }
    class SetupOutputMock: BaseOutputMock, SwapSetupOutput { func ready() {} }
    class PresenterMock: SwapBasePresenter, SwapSetupOutput { func ready() {} }
    """

  private func setup(in sources: [SourceText]? = nil) throws -> RecognizedModule {
    let recognition = sources.map { Recognition(of: $0) } ?? recognize(Self.module)
    return try #require(recognition.modules.first { $0.name == "SwapSetup" })
  }

  @Test("leaves its subclasses and those of a mock alone")
  func subclasses() throws {
    let before = sources(of: Self.module)
    for signature in ["failed(code: Int)", "var isOpen: Bool { get set }"] {
      let addition = try Addition(
        of: signature, from: .interactor, to: .presenter, in: try setup(), sources: before,
        all: true)
      #expect(
        addition.members.map(\.typeName) == [
          "SwapBaseOutput", "SwapBasePresenter", "BaseOutputMock",
        ])
      let after = before.with(addition.edits)
      #expect(try Compiler.errors(in: before) == "")
      #expect(try Compiler.errors(in: after) == "")
      let removal = try Removal(
        of: signature.hasPrefix("var") ? "isOpen" : "failed(code:)", from: .interactor,
        to: .presenter, in: try setup(in: after), sources: after, all: true)
      #expect(removal.members.map(\.typeName) == addition.members.map(\.typeName))
    }
  }

  @Test("names the base class alone as another type that conforms")
  func message() throws {
    let link = try #require(try setup().links.first)
    #expect(
      link.outline
        == "interactor.output -> presenter SwapBaseOutput SwapSetupPresenter weak inherited")
    #expect(link.conformances.map(\.typeName) == ["SwapBasePresenter"])
    let module = try setup()
    #expect {
      try Addition(
        of: "failed()", from: .interactor, to: .presenter, in: module,
        sources: sources(of: Self.module))
    } throws: { error in
      guard case .conformingTypesOutside("SwapBaseOutput", let others) = error as? AdditionError
      else { return false }
      return others.map(\.typeName) == ["SwapBasePresenter"]
    }
  }
}
