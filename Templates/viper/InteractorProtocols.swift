<<include "Includes/FoundationImport.swift">>
<<include "Protocols/PresenterToInteractorInterface.swift">>
