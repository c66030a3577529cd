
<<include "Includes/NonThrowingHead.swift">>
    <<include "Includes/Await.swift">>presenter?.<<include "Includes/Call.swift">>
  }
