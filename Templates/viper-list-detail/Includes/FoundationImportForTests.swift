<<if NeedsFoundation>>
import Foundation
<<end>>
