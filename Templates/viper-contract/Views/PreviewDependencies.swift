          // A preview leads nowhere.
<<for action in actions>>
<<if not (action.result and (action.defaultResult == "[]" or on-load contains action.id and not action.parameters)) and not (on-load contains action.id and not action.parameters)>>
<<if navigation != "swiftui" and next>>
          <<if loop.first>>make<<for place in next>><<if loop.first>><<place>><<end>><<end>><<else>>make<<for place in next>><<if loop.first>><<place>><<end>><<end>>After<<action.id|upperCamel>><<end>>: {<<if action.result>> _ in<<end>> UIViewController() },
<<else>>
          <<action.id>>Succeeded: {<<if action.result>> _ in <<end>>},
<<end>>
<<end>>
<<end>>
<<if navigation != "swiftui">>
<<for place in next>>
<<if not loop.first or navigation == "swiftui" or not actions>>
          make<<place>>: { UIViewController() },
<<else>>
<<for action in actions>>
<<if loop.first and not (not (action.result and (action.defaultResult == "[]" or on-load contains action.id and not action.parameters)) and not (on-load contains action.id and not action.parameters))>>
          make<<place>>: { UIViewController() },
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
<<if navigation != "swiftui">>
<<for place in next-on-failure>>
          make<<place>><<if next contains place>>AfterFailure<<end>>: { _ in UIViewController() },
<<end>>
<<end>>
          fetcher: <<Module>>PreviewFetcher()
