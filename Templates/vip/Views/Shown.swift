<<if ui == "swiftui">>
  let state = <<Module>>ViewState()
<<else>>
<<if empty-models == "keep">>
<<for useCase in use-cases>>
  private(set) var <<useCase|lowerCamel>>ViewModel: <<Module>>.<<useCase>>.ViewModel?
<<end>>
<<for action in actions>>
  private(set) var <<action.name|lowerCamel>>ViewModel: <<Module>>.<<action.name|upperCamel>>.ViewModel?
<<end>>
<<end>>
<<if worker>>
  private(set) var failure: <<Module>>.Failure.ViewModel?
<<end>>
<<end>>
