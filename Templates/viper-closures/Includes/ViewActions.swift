// MARK: - What the user does

extension <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>> {
<<for action in actions>>
<<if not loop.first>>

<<end>>
<<include "Includes/ViewActionHead.swift">>
<<if style == "closures">>
    presenter.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.reference>>,
<<end>>
      onSuccess: { [weak self] in self?.succeeded(with: $0) },
      onFailure: { [weak self] in self?.failed(with: $0) }
    )
<<else>>
    Task { [weak self, presenter] in
      do {
<<if action.parameters>>
        let entity = try await presenter.<<action.name>>(
<<for parameter in action.parameters>>
          <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.reference>><<if not loop.last>>,<<end>>
<<end>>
        )
<<else>>
        let entity = try await presenter.<<action.name>>()
<<end>>
        self?.succeeded(with: entity)
      } catch {
        self?.failed(with: error)
      }
    }
<<end>>
  }
<<end>>
<<for screen in next>>

  func show<<screen>>Screen() {
<<if ui == "swiftui" and navigation == "swiftui">>
    presenter.show<<screen>>Screen()
<<else>>
    display(presenter.make<<screen>>Screen())
<<end>>
  }
<<end>>

  private func succeeded(with entity: <<Module>>Entity) {
    self.entity = entity
    error = nil
  }

  private func failed(with error: any Error) {
    self.error = error
  }
}
