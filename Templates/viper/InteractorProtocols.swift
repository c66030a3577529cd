<<include "Protocols/PresenterToInteractorInterface.swift">>
