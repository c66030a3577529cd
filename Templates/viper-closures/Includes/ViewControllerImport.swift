  <<if HasInternalImports and access != "internal">><<access>> <<end>>import <<if ui == "appkit">>AppKit<<else>>UIKit<<end>>
