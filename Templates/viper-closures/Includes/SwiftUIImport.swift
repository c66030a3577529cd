  <<if HasInternalImports and access != "internal">><<access>> <<end>>import SwiftUI
