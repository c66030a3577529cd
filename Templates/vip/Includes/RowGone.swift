<<for gone in list.rowDeletions>>
<<if gone.id == action.id>>
      // The row goes at once, even if the load fails.
      let <<list.id>>Index = interactor.<<list.id>>Items.firstIndex(
        where: { $0.id == <<for parameter in action.parameters>>request.<<parameter.reference>><<end>> }
      )
      if <<if action.isVerdict>>result, <<end>>let <<list.id>>Index {
        interactor.<<list.id>>Items.remove(at: <<list.id>>Index)
        interactor.presenter.present<<list.id|upperCamel>>(
          .init(result: interactor.<<list.id>>Items)
        )
      }
<<end>>
<<end>>
