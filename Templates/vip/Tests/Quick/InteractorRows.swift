<<for deletion in load.rowDeletions>>
<<if deletion.id == action.id and not load.parameters>>

    it("<<action.id>> when done loads <<load.id>> again") { @MainActor in
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>InteractorParts()
      parts.worker.on<<load.id|upperCamel>> = { try await Task.sleep(nanoseconds: 60_000_000_000) }
      parts.interactor.<<load.id>>(<<if empty-models == "keep">>.init()<<end>>)
      let earlier = parts.interactor.tasks[.<<load.id>>]
<<if action.parameters>>
      parts.interactor.<<action.id>>(
        <<Module>>.<<action.id|upperCamel>>.Request(
<<for parameter in action.parameters>>
          <<parameter.name>>: <<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
        )
      )
<<else>>
      parts.interactor.<<action.id>>(<<if empty-models == "keep">>.init()<<end>>)
<<end>>
      await parts.interactor.tasks[.<<action.id>>]?.value
      expect(earlier?.isCancelled).to(equal(true))
      let loads = parts.presenter.presentLoadingCalls.filter { $0 == .<<load.id>> }
      expect(loads.count).to(equal(2))
      parts.interactor.cancelAll()
    }
<<end>>
<<end>>
