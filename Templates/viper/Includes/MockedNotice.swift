<<include "Includes/RecordedCalls.swift">>

<<include "Includes/Event.swift">>
<<include "Includes/RecordFunction.swift">>
  }
