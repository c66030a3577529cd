<<if validate>>
/// Checks the input, calls the data fetcher, and owns the running calls, which end with the
/// interactor.
<<elseif actions>>
/// Calls the data fetcher and owns the running calls: they end with the interactor.
<<else>>
/// Works on the module's data, independent of its display.
<<end>>
@MainActor
final class <<Module>>Interactor: <<Module>>Interaction {
  weak var output: (any <<Module>>InteractorOutput)?
<<for value in input>>
  let <<value.reference>>: <<value.valueType>>
<<end>>
  private <<if datafetcher-to-interactor>>var<<else>>let<<end>> fetcher: any <<Module>>DataFetching
<<if actions>>
  private(set) var tasks: [<<Module>>Activity: Task<Void, Never>] = [:]

  var isLoading: Bool { !tasks.isEmpty }
<<end>>

  init(
<<for value in input>>
    <<value.declaration>>,
<<end>>
    fetcher: any <<Module>>DataFetching
  ) {
<<for value in input>>
    self.<<value.reference>> = <<value.reference>>
<<end>>
    self.fetcher = fetcher
<<if datafetcher-to-interactor>>
    self.fetcher = fetcher.responding(to: self)
<<end>>
  }
<<if actions>>

  deinit {
    for task in tasks.values { task.cancel() }
  }
<<end>>
<<for action in actions>>

<<include "Includes/Event.swift">>
<<if on-load contains action.id and not action.parameters>>
    tasks.removeValue(forKey: .<<action.id>>)?.cancel()
<<end>>
<<if actions contains "hasRules">>
<<for parameter in action.parameters>>
<<if parameter.type == "String" and validate contains parameter.name and parameter.control != "secure">>
    let <<parameter.reference>> = <<Module>>ErrorCodes.trimmed(<<parameter.reference>>)
<<end>>
<<end>>
<<end>>
    start(
      .<<action.id>><<for parameter in action.parameters>><<if parameter.type == "String" and validate contains parameter.name>>,
      (<<Module>>Texts.<<action.id>><<parameter.name|upperCamel>>Label, <<parameter.reference>><<if parameter.maxLength>>, <<parameter.minLength>>...<<parameter.maxLength>><<elseif actions contains "hasRules">>, 1...Int.max<<end>><<if actions contains "hasFormats">>, <<if parameter.format>><<Module>>ErrorCodes.<<action.id>><<parameter.name|upperCamel>>Format<<else>>nil<<end>><<end>>)<<end>><<end>>
    ) { [fetcher<<for value in action.inputs>>, <<value.reference>><<end>>] in
<<for whole in action.whole>>
      try await fetcher.<<action.name>>(
<<for parameter in whole.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.type == "String" and validate contains parameter.name and parameter.control != "secure" and not parameter.isInput and not (actions contains "hasRules")>><<Module>>ErrorCodes.trimmed(<<parameter.reference>>)<<else>><<parameter.reference>><<end>><<if not loop.last>>,<<end>>
<<end>>
      )
<<end>>
    } succeeded: { output, <<if action.result>>result<<else>>_<<end>> in
      output.<<action.id>>Succeeded(<<if action.result>>result<<end>>)
    } failed: { output, error in
      output.<<action.id>>Failed(error)
    }
  }
<<end>>
<<for action in presenter-to-interactor>>

<<include "Includes/EmptyImplementation.swift">>
<<end>>
<<if navigation != "swiftui" and actions>>

  func cancelAll() {
    for task in tasks.values { task.cancel() }
    tasks.removeAll()
  }
<<end>>
<<if actions>>

<<if validate>>
  /// Checks the <<if not (actions contains "hasRules")>>required <<end>>texts, runs a call and answers it, unless it was cancelled: then a
  /// newer one may be running.
<<else>>
  /// Runs a call and answers it, unless it was cancelled: then a newer one may be running.
<<end>>
  private func start<Answer: Sendable>(
    _ activity: <<Module>>Activity,
<<if validate>>
<<if actions contains "hasRules">>
    _ texts: (field: String, text: String, allowed: ClosedRange<Int><<if actions contains "hasFormats">>, format: String?<<end>>)...,
<<else>>
    _ required: (field: String, text: String)...,
<<end>>
    call: @escaping @Sendable () async throws -> Answer,
<<else>>
    call: @escaping @Sendable () async throws -> Answer,
<<end>>
    succeeded: @escaping (any <<Module>>InteractorOutput, Answer) -> Void,
    failed: @escaping (any <<Module>>InteractorOutput, any Error) -> Void
  ) {
    guard tasks[activity] == nil else { return }
<<if validate>>
    do {
      try <<Module>>ErrorCodes.check(<<if actions contains "hasRules">>texts<<else>>required<<end>>)
    } catch {
      if let output { failed(output, error) }
      return
    }
<<end>>
    tasks[activity] = Task { [weak self] in
      do {
        let answer = try await call()
        guard let output = self?.end(activity) else { return }
        succeeded(output, answer)
      } catch {
        guard let output = self?.end(activity) else { return }
        failed(output, error)
      }
    }
  }

  /// Ends the running task, and returns the output if it was not cancelled.
  private func end(
    _ activity: <<Module>>Activity
  ) -> (any <<Module>>InteractorOutput)? {
    guard !Task.isCancelled else { return nil }
    tasks[activity] = nil
    return output
  }
<<end>>
}
<<if datafetcher-to-interactor>>

// MARK: - What the data fetcher answers by itself

extension <<Module>>Interactor: <<Module>>DataFetcherResponse {
<<for action in datafetcher-to-interactor>>
<<if not loop.first>>

<<end>>
<<include "Includes/Implementation.swift">>
<<end>>
}
<<end>>
