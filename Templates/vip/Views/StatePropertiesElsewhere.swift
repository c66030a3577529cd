    var title: String?
<<if empty-models == "keep">>
<<for useCase in use-cases>>
    var <<useCase|lowerCamel>>ViewModel: <<Module>>.<<useCase>>.ViewModel?
<<end>>
<<for action in actions>>
    var <<action.name|lowerCamel>>ViewModel: <<Module>>.<<action.name|upperCamel>>.ViewModel?
<<end>>
<<end>>
<<if worker>>
    var failure: <<Module>>.Failure.ViewModel?
<<end>>
<<if navigation == "swiftui">>
    var path: [<<Module>>Destination] = []
<<end>>
