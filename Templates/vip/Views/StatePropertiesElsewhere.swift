    var title: String?
<<if worker>>
    var isLoading = false
    var failure: <<Module>>.Failure.ViewModel?
<<end>>
<<for action in use-cases>>
<<if action.result or empty-models == "keep">>
    var <<action.id>>ViewModel: <<Module>>.<<action.id|upperCamel>>.ViewModel?
<<end>>
<<end>>
<<for action in actions>>
<<if action.result or empty-models == "keep">>
    var <<action.id>>ViewModel: <<Module>>.<<action.id|upperCamel>>.ViewModel?
<<end>>
<<end>>
<<if navigation == "swiftui">>
    var path: [<<Module>>Destination] = []
<<end>>
