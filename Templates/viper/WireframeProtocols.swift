<<include "Protocols/Constants.swift">>

<<include "Protocols/Module.swift">>

<<include "Protocols/PresenterToWireframeInterface.swift">>
