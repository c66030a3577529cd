    private(set) var alert: String?
<<if next>>
    private(set) var next: AnyObject?
<<end>>
