<<if action.isTestable and not action.missing>>

    it("view did load when input is given starts <<action.id>>") { @MainActor in
      let parts = <<Module>>InteractorParts()
      parts.interactor.viewDidLoad()
      await parts.interactor.tasks[.<<action.id>>]?.value
      expect(parts.worker.<<action.calls>>.count).to(equal(1))
<<for given in action.parameters>>
<<if given.isComparable>>
      expect(parts.worker.<<given.recorded>>).to(equal(<<given.sample>>))
<<end>>
<<end>>
    }
<<end>>
