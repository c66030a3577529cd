<<if ui == "swiftui">>
<<include "Includes/Published.swift">>
<<end>>
