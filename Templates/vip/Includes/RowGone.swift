<<for gone in list.rowDeletions>>
<<if gone.id == action.id>>
      // The row goes at once, even if the load fails.
      if let index = interactor.<<list.id>>Items.firstIndex(
        where: { $0.id == <<for parameter in action.parameters>>request.<<parameter.reference>><<end>> }
      ) {
        interactor.<<list.id>>Items.remove(at: index)
        interactor.presenter.present<<list.id|upperCamel>>(
          .init(result: interactor.<<list.id>>Items)
        )
      }
<<end>>
<<end>>
