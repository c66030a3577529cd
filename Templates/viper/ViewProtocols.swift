<<include "Protocols/NavigationInterface.swift">>

<<include "Protocols/PresenterToViewInterface.swift">>
