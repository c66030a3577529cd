<<if NeedsFoundation>>
import Foundation

<<end>>
<<include "Includes/ViewFrameworkImport.swift">>
