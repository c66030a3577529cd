import ScaffoldSwift
import Testing
