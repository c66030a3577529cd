
<<include "Includes/FunctionHead.swift">>
  }
