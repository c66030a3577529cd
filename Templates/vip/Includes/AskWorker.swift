    await work {
<<if action.parameters>>
      <<if action.result>>let result = <<end>>try await worker.<<action.id>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>>request.<<parameter.reference>><<if not loop.last>>,<<end>>
<<end>>
      )
<<else>>
      <<if action.result>>let result = <<end>>try await worker.<<action.id>>()
<<end>>
      presenter.present<<action.id|upperCamel>>(<<if action.result>>.init(result: result)<<elseif empty-models == "keep">>.init()<<end>>)
    }
