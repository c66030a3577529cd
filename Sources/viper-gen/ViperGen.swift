import ScaffoldKit

@main
struct ViperGen {
  static func main() {
    print("viper-gen")
  }
}
