    @Published var title: String?
<<if worker>>
    @Published var isLoading = false
    @Published var failure: <<Module>>.Failure.ViewModel?
<<end>>
<<for action in use-cases>>
<<if action.result or empty-models == "keep">>
    @Published var <<action.id>>ViewModel: <<Module>>.<<action.id|upperCamel>>.ViewModel?
<<end>>
<<end>>
<<for action in actions>>
<<if action.result or empty-models == "keep">>
    @Published var <<action.id>>ViewModel: <<Module>>.<<action.id|upperCamel>>.ViewModel?
<<end>>
<<end>>
<<if navigation == "swiftui">>
    @Published var path: [<<Module>>Destination] = []
<<end>>
