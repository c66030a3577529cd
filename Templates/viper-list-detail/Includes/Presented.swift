
<<include "Includes/NonThrowingHead.swift">>
<<if action.isThrowing>>
    do {
      <<action.prefix>>interactor.<<include "Includes/NestedCall.swift">>
    } catch {
      view?.show(message: error.localizedDescription)
    }
<<else>>
    <<action.prefix>>interactor.<<include "Includes/Call.swift">>
<<end>>
  }
