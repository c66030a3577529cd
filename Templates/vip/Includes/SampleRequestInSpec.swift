<<if action.isLong>>
      <<action.prefix>>interactor.<<action.name>>(
        .init(
<<for parameter in action.parameters>>
          <<parameter.name>>: <<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
        )
      )
<<elseif action.parameters>>
      <<action.prefix>>interactor.<<action.name>>(.init(<<for parameter in action.parameters>><<if not loop.first>>, <<end>><<parameter.name>>: <<parameter.sample>><<end>>))
<<else>>
      <<action.prefix>>interactor.<<action.name>>(<<if empty-models == "keep">>.init()<<end>>)
<<end>>
