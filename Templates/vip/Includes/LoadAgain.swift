<<if list.element and list.parameters>>
      if <<if action.isVerdict>>result, <<end>>let request = interactor.<<list.id>>Request {
        interactor.tasks.removeValue(forKey: .<<list.id>>)?.cancel()
        interactor.<<list.id>>(request)
      }
<<end>>
