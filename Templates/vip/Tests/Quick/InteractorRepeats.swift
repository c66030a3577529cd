<<if list.element and list.parameters and list.isTestable and not list.missing>>

    it("<<action.id>> when done repeats <<list.id>>") { @MainActor in
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>InteractorParts()
      parts.worker.on<<list.id|upperCamel>> = { try await Task.sleep(nanoseconds: 60_000_000_000) }
      parts.interactor.<<list.id>>(
        <<Module>>.<<list.id|upperCamel>>.Request(
<<for parameter in list.parameters>>
          <<parameter.name>>: <<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
        )
      )
      let earlier = parts.interactor.tasks[.<<list.id>>]
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
      let loads = parts.presenter.presentLoadingCalls.filter { $0 == .<<list.id>> }
      expect(loads.count).to(equal(2))
      parts.interactor.cancelAll()
    }
<<if action.isVerdict>>

    it("<<action.id>> when refused does not repeat <<list.id>>") { @MainActor in
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>InteractorParts()
      parts.worker.<<action.id>>Result = .success(false)
      parts.worker.on<<list.id|upperCamel>> = { try await Task.sleep(nanoseconds: 60_000_000_000) }
      parts.interactor.<<list.id>>(
        <<Module>>.<<list.id|upperCamel>>.Request(
<<for parameter in list.parameters>>
          <<parameter.name>>: <<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
        )
      )
      let earlier = parts.interactor.tasks[.<<list.id>>]
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
      expect(earlier?.isCancelled).to(equal(false))
      let loads = parts.presenter.presentLoadingCalls.filter { $0 == .<<list.id>> }
      expect(loads.count).to(equal(1))
      parts.interactor.cancelAll()
    }
<<end>>
<<end>>
