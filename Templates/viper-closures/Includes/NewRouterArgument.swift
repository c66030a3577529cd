<<if next>>
      router: <<Module>>Router(
<<for screen in next>>
        make<<screen>>Screen: make<<screen>>Screen<<if not loop.last>>,<<end>>
<<end>>
      )
<<else>>
      router: <<Module>>Router()
<<end>>
