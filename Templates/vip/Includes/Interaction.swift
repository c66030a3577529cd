  func <<action.id>>(
<<if action.parameters or empty-models == "keep">>
    _ request: <<Module>>.<<action.id|upperCamel>>.Request
<<end>>
  ) {
<<if action.isCall or worker>>
    start(.<<action.id>>) { [worker] in
      try await worker.<<action.id>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>>request.<<parameter.reference>><<if not loop.last>>,<<end>>
<<end>>
      )
    } succeeded: { presenter, <<if action.result>>result<<else>>_<<end>> in
      presenter.present<<action.id|upperCamel>>(<<if action.result>>.init(result: result)<<elseif empty-models == "keep">>.init()<<end>>)
    }
<<else>>
    presenter.present<<action.id|upperCamel>>(<<if empty-models == "keep">>.init()<<end>>)
<<end>>
  }
