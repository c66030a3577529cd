<<for deletion in list.rowDeletions>>
<<if deletion.id == action.id and not list.parameters>>
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
