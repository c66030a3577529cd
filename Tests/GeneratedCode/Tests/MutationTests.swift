import Foundation
import Testing

/// The generated tests find errors: each mutation of a stack makes them fail.
@Suite("Generated tests")
struct MutationTests {
  /// One text of one file replaced by another.
  struct Mutation {
    let what: String
    let file: String
    let original: String
    let replacement: String

    init(_ what: String, _ file: String, _ original: String, _ replacement: String) {
      self.what = what
      self.file = file
      self.original = original
      self.replacement = replacement
    }
  }

  static let mutations = [
    Mutation(
      "the interactor does not learn its presenter", "Sources/Wireframe",
      "moduleInteractor.presenter = modulePresenter", ""),
    Mutation(
      "the presenter does not learn its view", "Sources/Wireframe",
      "modulePresenter.view = moduleView", ""),
    Mutation(
      "the view does not learn its presenter", "Sources/Wireframe",
      "moduleView.presenter = modulePresenter", ""),
    Mutation(
      "the presenter retains the wireframe: a cycle", "Sources/Presenter",
      "weak var wireframe", "var wireframe"),
    Mutation(
      "the interactor retains the presenter", "Sources/Interactor",
      "weak var presenter", "var presenter"),
    Mutation(
      "the view retains the presenter", "Sources/View", "weak var presenter", "var presenter"),
    Mutation(
      "the presenter retains the delegate", "Sources/Presenter", "weak var delegate", "var delegate"
    ),
    Mutation(
      "the interactor is not retained", "Sources/Wireframe",
      "let moduleInteractor: <M>Interactor", "weak var moduleInteractor: <M>Interactor!"),
    Mutation(
      "the presenter swaps two arguments", "Sources/Presenter",
      "signIn(username: username, password: password)",
      "signIn(username: password, password: username)"),
    Mutation(
      "the view does not pass an action on", "Sources/View",
      "presenter?.signIn(username: username, password: password)", ""),
    Mutation(
      "a new delegate does not reach the presenter", "Sources/Wireframe",
      "set { presenter.set(delegate: newValue) }", "set {}"),
    Mutation(
      "the presenter forgets its delegate", "Sources/Presenter", "self.delegate = delegate", ""),
    Mutation(
      "presenting does not call the presenter", "Sources/Wireframe",
      "presenter.beganPresenting()", ""),
    Mutation(
      "presenting shows nothing", "Sources/Wireframe", "show(view.screen)", ""),
    Mutation(
      "the delegate is not called", "Sources/Presenter",
      "delegate?.beganPresenting(moduleWireframe)", "_ = moduleWireframe"),
    Mutation(
      "a mock does not record the call", "Tests/PresenterToInteractorInterfaceMock",
      "functionsCalled.append(#function)", ""),
    Mutation(
      "a mock does not record a value", "Tests/ViewToPresenterInterfaceMock",
      "signInCalls.append((username, password))", ""),
    Mutation(
      "the service is not asked", "Sources/Interactor", "= try await service.fetch()",
      ": [<M>Entity] = []"),
    Mutation("presenting does not load", "Sources/Presenter", "    load()\n", ""),
    Mutation(
      "the view is not told that loading began", "Sources/Presenter", "state = .loading\n", "\n"),
    Mutation(
      "the view is not told of a state", "Sources/Presenter", "didSet { view?.show(state) }",
      "didSet {}"),
    Mutation(
      "an error is not shown", "Sources/Presenter",
      "state = .failed(message: error.localizedDescription)", ""),
    Mutation(
      "an error does not reach the presenter", "Sources/Interactor",
      "self?.presenter?.loadFailed(error)", ""),
    Mutation(
      "a new load leaves the old one alone", "Sources/Interactor",
      "loading?.cancel()\n    loading =", "loading ="),
    Mutation(
      "a load survives its interactor", "Sources/Interactor", "deinit {\n    loading?.cancel()",
      "deinit {"),
    Mutation(
      "a cancelled load is told", "Sources/Interactor", "try Task.checkCancellation()", ""),
    Mutation(
      "the error of a cancelled load is told", "Sources/Interactor",
      "guard !Task.isCancelled else { return }", ""),
  ]

  @Test("fail for every mutation of the stack, and pass without one")
  func everyMutationIsFound() throws {
    let folder = try TemporaryFolder()
    let names = ["Sound"] + Self.mutations.indices.map { "Mutant\($0)X" }
    let created = try Program.viperGen(
      ["create", "--init", "--package-path", "Demo"] + names + [
        "--actions", "signIn(username: String, password: String)", "--with", "service",
        "--with", "entity",
      ], in: folder.url)
    try #require(created.status == 0, "\(created.errors)")
    for (index, mutation) in Self.mutations.enumerated() {
      try apply(mutation, to: "Mutant\(index)X", in: folder)
    }
    let package = folder.url.appending(path: "Demo")
    let build = try Program.tool("swift", ["build", "--build-tests"] + Judge.quick, in: package)
    try #require(
      build.status == 0,
      "\(build.output.split(separator: "\n").filter { $0.contains("error:") }.prefix(3))")
    #expect(try Judge.fails("Sound", in: package) == false)
    for (index, mutation) in Self.mutations.enumerated() {
      #expect(try Judge.fails("Mutant\(index)X", in: package), "not seen: \(mutation.what)")
    }
  }

  private func apply(_ mutation: Mutation, to module: String, in folder: TemporaryFolder) throws {
    let parts = mutation.file.split(separator: "/")
    let target = parts[0] == "Tests" ? "DemoTests" : "Demo"
    let path = "Demo/\(parts[0])/\(target)/\(module)/\(module)\(parts[1]).swift"
    let text = try folder.text(of: path)
    let original = mutation.original.replacingOccurrences(of: "<M>", with: module)
    let replacement = mutation.replacement.replacingOccurrences(of: "<M>", with: module)
    try #require(text.contains(original), "\(mutation.what): \(original)")
    try folder.write(text.replacingOccurrences(of: original, with: replacement), to: path)
  }
}
