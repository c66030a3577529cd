<<if action.isTestable and not action.missing>>

  @Test func viewDidLoad_whenInputIsGiven_starts<<action.id|upperCamel>>() async {
    interactor.viewDidLoad()
    await interactor.tasks[.<<action.id>>]?.value
    #expect(worker.<<action.calls>>.count == 1)
<<for given in action.parameters>>
<<if given.isComparable>>
    #expect(worker.<<given.recorded>> == <<given.sample>>)
<<end>>
<<end>>
  }
<<end>>
