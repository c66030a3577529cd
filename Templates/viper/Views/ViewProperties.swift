    weak var presenter: (any <<Module>>ViewToPresenterInterface)?
<<include "Views/StoredProperties.swift">>
