// swift-tools-version: 5.9
import PackageDescription
import Foundation
let a = "\(b)" + """
x
"""
let package = Package(name: "A", targets: [1...2, nil, [:]])
if true { package.name = "B" }