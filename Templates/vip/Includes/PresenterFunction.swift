
  func present<<action.id|upperCamel>>(<<if action.result or empty-models == "keep">>_ response: <<Module>>.<<action.id|upperCamel>>.Response<<end>>) {
    view?.display<<action.id|upperCamel>>(<<if action.result>>.init(result: response.result)<<elseif empty-models == "keep">>.init()<<end>>)
  }
