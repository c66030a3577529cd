  func <<action.id>>(
<<if action.parameters or empty-models == "keep">>
    _ request: <<Module>>.<<action.id|upperCamel>>.Request
<<end>>
  ) {
<<if action.isCall or worker>>
<<if action.element and action.parameters and action.hasControls>>
    let isNew = request != <<action.id>>Request
    if isNew, tasks[.<<action.id>>] == nil {
      <<action.id>>Request = request
<<if next>>
      <<action.id>>Items = []
<<else>>
<<for deletion in action.rowDeletions>>
<<if deletion.isCall or worker>>
      <<action.id>>Items = []
<<end>>
<<end>>
<<end>>
      presenter.clear<<action.id|upperCamel>>()
    }
<<elseif action.element and action.parameters>>
    if tasks[.<<action.id>>] == nil { <<action.id>>Request = request }
<<end>>
    start(.<<action.id>>) { [worker<<for value in action.inputs>>, <<value.reference>><<end>>] in
<<for whole in action.whole>>
      try await worker.<<action.id>>(
<<for parameter in whole.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<if not parameter.isInput>>request.<<end>><<parameter.reference>><<if not loop.last>>,<<end>>
<<end>>
      )
<<end>>
    } succeeded: { interactor, <<if action.result>>result<<else>>_<<end>> in
<<if next and action.element>>
      interactor.<<action.id>>Items = result
<<elseif next and action.result and not action.parameters and (action.name contains "Load" or action.name contains "Fetch")>>
      interactor.<<action.id>>Event = .<<action.id>>(result)
<<end>>
<<if not next>>
<<for deletion in action.rowDeletions>>
<<if deletion.isCall or worker>>
      interactor.<<action.id>>Items = result
<<end>>
<<end>>
<<end>>
      interactor.presenter.present<<action.id|upperCamel>>(<<if action.result>>.init(result: result)<<elseif empty-models == "keep">>.init()<<end>>)
<<if action.deletesRow>>
<<for list in use-cases>>
<<include "Includes/RowGone.swift">>
<<end>>
<<for list in actions>>
<<include "Includes/RowGone.swift">>
<<end>>
<<end>>
<<if not (not action.parameters and (action.name contains "Load" or action.name contains "Fetch")) and not action.element>>
<<for list in use-cases>>
<<if (list.isCall or worker) and not list.parameters and (list.name contains "Load" or list.name contains "Fetch" or list.inputs and list.element)>>
<<if action.isVerdict>>
      if result {
        interactor.tasks.removeValue(forKey: .<<list.id>>)?.cancel()
        interactor.<<list.id>>(<<if empty-models == "keep">>.init()<<end>>)
      }
<<else>>
      interactor.tasks.removeValue(forKey: .<<list.id>>)?.cancel()
      interactor.<<list.id>>(<<if empty-models == "keep">>.init()<<end>>)
<<end>>
<<end>>
<<end>>
<<end>>
<<if not action.isRead and not (not action.parameters and (action.name contains "Load" or action.name contains "Fetch")) and not action.element>>
<<for list in use-cases>>
<<include "Includes/LoadAgain.swift">>
<<end>>
<<for list in actions>>
<<include "Includes/LoadAgain.swift">>
<<end>>
<<end>>
<<if action.deletesRow>>
<<for list in use-cases>>
<<if not (list.name contains "Load" or list.name contains "Fetch" or list.inputs and list.element)>>
<<include "Includes/RowsAgain.swift">>
<<end>>
<<end>>
<<for list in actions>>
<<include "Includes/RowsAgain.swift">>
<<end>>
<<end>>
    }
<<else>>
    presenter.present<<action.id|upperCamel>>(<<if empty-models == "keep">>.init()<<end>>)
<<end>>
  }
<<if next and action.element>>

  func choose<<action.id|upperCamel>>(at index: Int) {
    guard <<action.id>>Items.indices.contains(index) else { return }
    presenter.presentNext(after: .<<action.id>>(<<action.id>>Items[index]))
  }
<<elseif next and not action.parameters and (action.name contains "Load" or action.name contains "Fetch")>>

  func choose<<action.id|upperCamel>>() {
<<if action.result>>
    if let <<action.id>>Event { presenter.presentNext(after: <<action.id>>Event) }
<<else>>
    presenter.presentNext(after: .<<action.id>>)
<<end>>
  }
<<end>>
