<<if with contains "service">>
    private(set) var state = <<Module>>ViewState.loading
<<end>>
<<if presents>>
    private(set) var child: <<Module>>Screen?
<<end>>

    func viewDidLoad() {
      presenter?.viewDidLoad()
    }
<<include "Views/PlainChild.swift">>
