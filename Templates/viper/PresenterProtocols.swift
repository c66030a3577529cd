<<include "Protocols/Delegate.swift">>

<<include "Protocols/InteractorToPresenterInterface.swift">>

<<include "Protocols/ViewToPresenterInterface.swift">>

<<include "Protocols/WireframeToPresenterInterface.swift">>
