<<if action.result>>
    presenter.present<<action.id|upperCamel>>(.init(result: <<action.defaultResult>>))
<<else>>
    presenter.present<<action.id|upperCamel>>(<<if empty-models == "keep">>.init()<<end>>)
<<end>>
