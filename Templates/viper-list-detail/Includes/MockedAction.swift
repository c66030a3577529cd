
<<include "Includes/NonThrowingHead.swift">>
<<include "Includes/MockRecord.swift">>
  }
