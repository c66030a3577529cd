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
      "    interactor.presenter = presenter\n", ""),
    Mutation(
      "the presenter does not learn its view", "Sources/Wireframe",
      "    presenter.view = view\n", ""),
    Mutation(
      "the view does not learn its presenter", "Sources/Wireframe",
      "    view.presenter = presenter\n", ""),
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
      "let interactor: any <M>PresenterToInteractorInterface",
      "weak var interactor: (any <M>PresenterToInteractorInterface)!"),
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
      "a mock does not record a value", "Tests/ViewToPresenterInterfaceMock",
      "signInCalls.append((username, password))", ""),
    Mutation(
      "the service is not asked", "Sources/Interactor", "      try await service.fetch()\n",
      "      _ = service\n      return [<M>Entity]()\n"),
    Mutation("presenting does not load", "Sources/Presenter", "    load()\n", ""),
    Mutation(
      "the view is not told that loading began", "Sources/Presenter",
      "view?.show(.loading, of: .load)", ""),
    Mutation(
      "the view is not told of the content", "Sources/Presenter",
      "view?.show(entities.isEmpty ? .empty : .content(entities), of: .load)", ""),
    Mutation(
      "an error is not shown", "Sources/Presenter", "view?.show(<M>State(error), of: .load)", ""),
    Mutation(
      "an error does not reach the presenter", "Sources/Interactor",
      "presenter.loadFailed(error)", "_ = presenter"),
    Mutation(
      "a new load leaves the old one alone", "Sources/Interactor",
      "tasks.removeValue(forKey: .load)?.cancel()", "_ = tasks.removeValue(forKey: .load)"),
    Mutation(
      "a load survives its interactor", "Sources/Interactor",
      "deinit {\n    for task in tasks.values { task.cancel() }", "deinit {"),
    Mutation(
      "an answer after the cancellation is told", "Sources/Interactor",
      "guard !Task.isCancelled else { return nil }", ""),
    Mutation(
      "calls survive the end of the screen", "Sources/Presenter", "interactor?.cancelAll()", ""),
    Mutation(
      "the delegate does not learn that the user has left", "Sources/Presenter",
      "delegate?.didDismiss(moduleWireframe)", "_ = moduleWireframe"),
    Mutation(
      "the view is not told that a call began", "Sources/Presenter",
      "view?.show(.loading, of: .count)", ""),
    Mutation(
      "the view is not told that a call ended", "Sources/Presenter",
      "view?.show(.succeeded, of: .count)", ""),
    Mutation(
      "a call looks as if it ran after the user has left", "Sources/Presenter",
      "view?.show(.idle, of: .count)", ""),
    Mutation(
      "the delegate does not get the result of a call", "Sources/Presenter",
      "delegate?.countSucceeded(moduleWireframe, with: result)", "_ = moduleWireframe"),
    Mutation(
      "the error of a call is not shown", "Sources/Presenter",
      "view?.show(<M>State(error), of: .count)", ""),
    Mutation(
      "a call that runs is started again", "Sources/Interactor",
      "guard tasks[activity] == nil else { return }", ""),
  ]

  /// Mutations of the other architectures, and the options of their modules.
  static let architectures: [(template: String, options: [String], mutations: [Mutation])] = [
    (
      "viper-contract", ["--actions", "signIn(username: String) async throws"],
      [
        Mutation(
          "the interactor does not learn its output", "Sources/Router",
          "interactor.output = presenter", ""),
        Mutation(
          "the view does not learn what is loading", "Sources/Presenter",
          "view?.updateLoading(state, of: activity)", ""),
        Mutation(
          "a failure is not shown", "Sources/Presenter",
          "if state != .idle { router.showAlert(for: error) }", "_ = state"),
        Mutation(
          "the owner does not learn that the user has left", "Sources/Router",
          "dependencies.didDismiss()", ""),
        Mutation(
          "a call that runs is started again", "Sources/Interactor",
          "guard tasks[activity] == nil else { return }", ""),
      ]
    ),
    (
      "vip", ["--use-cases", "FetchPlayers(team: Int) -> [String]"],
      [
        Mutation(
          "the presenter does not learn its view", "Sources/Module", "presenter.view = view", ""),
        Mutation(
          "the presenter is not asked", "Sources/Interactor",
          "interactor.presenter.presentFetchPlayers(.init(result: result))", "_ = interactor"),
        Mutation(
          "the view is not told", "Sources/Presenter",
          "view?.displayFetchPlayers(viewModel(of: response))", ""),
        Mutation(
          "an answer after the cancellation is told", "Sources/Interactor",
          "guard !Task.isCancelled else { return false }", ""),
      ]
    ),
    (
      "viper-closures", ["--actions", "logIn(user: String) async throws -> Int", "--next", "Home"],
      [
        Mutation(
          "the service is not asked", "Sources/Interactor",
          "      try await service.logIn(user: user)\n", "      _ = service\n      return 0\n"),
        Mutation(
          "the event is not reported", "Sources/Router", "    onEvent(event)\n", ""),
        Mutation(
          "the next screen gets lost", "Sources/ViewController",
          "self?.showNextScreen(after: .logIn(result))", "_ = result"),
      ]
    ),
    (
      "viper-list-detail", [],
      [
        Mutation(
          "the list does not keep the items", "Sources/List/ListPresenter", "self.items = items", ""
        ),
        Mutation(
          "an index out of range is taken", "Sources/List/ListPresenter",
          ", items.indices.contains(index)", ""),
        Mutation(
          "the list does not ask the interactor", "Sources/List/ListPresenter",
          "interactor.getData()", ""),
      ]
    ),
  ]

  @Test("fail for every mutation of the stack, and pass without one")
  func everyMutationIsFound() throws {
    let folder = try TemporaryFolder()
    let options = [
      "--actions", "signIn(username: String, password: String)",
      "--actions", "count(of kind: String) async throws -> Int",
      "--with", "service", "--with", "entity",
    ]
    let modules = try create("Mutant", "viper", options, Self.mutations, in: folder)
    try expectFailures(modules, in: folder)
  }

  @Test(
    "fail for a sample of mutations of the other architectures, and for each negated expectation")
  func mutationsOfOthersAreFound() throws {
    let folder = try TemporaryFolder()
    var modules: [(name: String, mutation: Mutation)] = []
    for (index, other) in Self.architectures.enumerated() {
      modules += try create(
        "Other\(index)Mutant", other.template, other.options, other.mutations, in: folder)
    }
    let negated = try createNegated(in: folder)
    try expectFailures(modules, in: folder)
    let outcome = try Judge.rerun(
      folder.url.appending(path: "Demo"), ["--filter", "Negated[0-9]"])
    for (file, lines) in negated {
      let failed = NegatedExpectations.failures(
        in: outcome.output + outcome.errors, of: file)
      let silent = lines.subtracting(failed).sorted()
      #expect(silent.isEmpty, "\(file): no test failed at the lines \(silent)")
    }
  }

  /// Makes a module of each architecture whose expectations are all negated; returns their lines, by test file.
  private func createNegated(in folder: TemporaryFolder) throws -> [String: Set<Int>] {
    let viper = (
      "viper",
      ["--with", "service,entity", "--actions", "count(of kind: String) async throws -> Int"]
    )
    var places: [String: Set<Int>] = [:]
    for (index, module) in ([viper] + Self.architectures.map { ($0.template, $0.options) })
      .enumerated()
    {
      let name = "Negated\(index)X"
      let created = try Program.viperGen(
        ["create", "--package-path", "Demo", "--template", module.0, name] + module.1,
        in: folder.url)
      try #require(created.status == 0, "\(created.errors)")
      let tests = "Demo/Tests/DemoTests/\(name)"
      for path in try folder.contents(below: tests).keys where path.hasSuffix(".swift") {
        let negated = NegatedExpectations(try folder.text(of: "\(tests)/\(path)"))
        try folder.write(negated.text, to: "\(tests)/\(path)")
        places[String(path.split(separator: "/").last ?? ""), default: []] = negated.lines
      }
    }
    #expect(places.values.reduce(0) { $0 + $1.count } > 300)
    return places
  }

  /// Makes a sound module and one for each mutation, in the package `Demo`.
  private func create(
    _ prefix: String, _ template: String, _ options: [String], _ mutations: [Mutation],
    in folder: TemporaryFolder
  ) throws -> [(name: String, mutation: Mutation)] {
    let names = mutations.indices.map { "\(prefix)\($0)X" }
    let created = try Program.viperGen(
      ["create", "--init", "--package-path", "Demo", "--template", template, "Sound\(prefix)"]
        + names + options, in: folder.url)
    try #require(created.status == 0, "\(created.errors)")
    for (name, mutation) in zip(names, mutations) { try apply(mutation, to: name, in: folder) }
    return zip(names, mutations).map { ($0, $1) }
  }

  /// Builds the package, and runs each module's tests, which pass only in sound modules.
  private func expectFailures(
    _ modules: [(name: String, mutation: Mutation)], in folder: TemporaryFolder
  ) throws {
    let package = folder.url.appending(path: "Demo")
    let build = try Program.tool("swift", ["build", "--build-tests"] + Judge.quick, in: package)
    try #require(
      build.status == 0,
      "\(build.output.split(separator: "\n").filter { $0.contains("error:") }.prefix(3))")
    #expect(try Judge.fails("Sound", in: package) == false)
    for (name, mutation) in modules {
      #expect(try Judge.fails(name, in: package), "not seen: \(mutation.what)")
    }
  }

  private func apply(_ mutation: Mutation, to module: String, in folder: TemporaryFolder) throws {
    let parts = mutation.file.split(separator: "/")
    let target = parts[0] == "Tests" ? "DemoTests" : "Demo"
    let folders = parts.dropFirst().dropLast().map { "\($0)/" }.joined()
    let path =
      "Demo/\(parts[0])/\(target)/\(module)/\(folders)\(module)\(parts[parts.count - 1]).swift"
    let text = try folder.text(of: path)
    let original = mutation.original.replacingOccurrences(of: "<M>", with: module)
    let replacement = mutation.replacement.replacingOccurrences(of: "<M>", with: module)
    try #require(text.contains(original), "\(mutation.what): \(original)")
    try folder.write(text.replacingOccurrences(of: original, with: replacement), to: path)
  }
}
