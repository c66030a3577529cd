    @Published var title: String?
<<if empty-models == "keep">>
<<for useCase in use-cases>>
    @Published var <<useCase|lowerCamel>>ViewModel: <<Module>>.<<useCase>>.ViewModel?
<<end>>
<<for action in actions>>
    @Published var <<action.name|lowerCamel>>ViewModel: <<Module>>.<<action.name|upperCamel>>.ViewModel?
<<end>>
<<end>>
<<if worker>>
    @Published var failure: <<Module>>.Failure.ViewModel?
<<end>>
<<if navigation == "swiftui">>
    @Published var path: [<<Module>>Destination] = []
<<end>>
