    private(set) var alert: String?
<<if next or next-on-failure>>
    private(set) var next: AnyObject?
<<end>>
