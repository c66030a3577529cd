<<for action in actions>>
<<if action.isFirstToNeedFoundation>>
import Foundation
<<end>>
<<end>>
