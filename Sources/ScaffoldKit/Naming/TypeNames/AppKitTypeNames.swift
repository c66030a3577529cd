/// The public types of AppKit, in the order of their bytes.
enum AppKitTypeNames {
  static let appkit = Set(
    words: """
      NSATSTypesetter NSAccessibility NSAccessibilityButton NSAccessibilityCheckBox
      NSAccessibilityColor NSAccessibilityContainsTransientUI NSAccessibilityCustomAction
      NSAccessibilityCustomRotor NSAccessibilityCustomRotorItemResult
      NSAccessibilityCustomRotorItemSearchDelegate NSAccessibilityElement
      NSAccessibilityElementLoading NSAccessibilityElementProtocol NSAccessibilityGroup
      NSAccessibilityImage NSAccessibilityLayoutArea NSAccessibilityLayoutItem NSAccessibilityList
      NSAccessibilityNavigableStaticText NSAccessibilityOutline NSAccessibilityProgressIndicator
      NSAccessibilityProtocol NSAccessibilityRadioButton NSAccessibilityRow NSAccessibilitySlider
      NSAccessibilityStaticText NSAccessibilityStepper NSAccessibilitySwitch NSAccessibilityTable
      NSActionCell NSAdaptiveImageGlyph NSAffineTransform NSAlert NSAlertDelegate
      NSAlignmentFeedbackFilter NSAlignmentFeedbackToken NSAnimatablePropertyContainer NSAnimation
      NSAnimationContext NSAnimationDelegate NSAppKitVersion NSAppearance NSAppearanceCustomization
      NSApplication NSApplicationDelegate NSArrayController NSBackgroundExtensionView NSBezierPath
      NSBindingSelectionMarker NSBitmapImageRep NSBorderType NSBox NSBrowser NSBrowserCell
      NSBrowserDelegate NSButton NSButtonCell NSButtonTouchBarItem NSCIImageRep NSCachedImageRep
      NSCandidateListTouchBarItem NSCandidateListTouchBarItemDelegate NSCell
      NSClickGestureRecognizer NSClipView NSCloudSharingServiceDelegate NSCloudSharingValidation
      NSCollectionLayoutAnchor NSCollectionLayoutBoundarySupplementaryItem
      NSCollectionLayoutContainer NSCollectionLayoutDecorationItem NSCollectionLayoutDimension
      NSCollectionLayoutEdgeSpacing NSCollectionLayoutEnvironment NSCollectionLayoutGroup
      NSCollectionLayoutGroupCustomItem NSCollectionLayoutItem NSCollectionLayoutSection
      NSCollectionLayoutSize NSCollectionLayoutSpacing NSCollectionLayoutSupplementaryItem
      NSCollectionLayoutVisibleItem NSCollectionView NSCollectionViewCompositionalLayout
      NSCollectionViewCompositionalLayoutConfiguration NSCollectionViewDataSource
      NSCollectionViewDelegate NSCollectionViewDelegateFlowLayout NSCollectionViewDiffableDataSource
      NSCollectionViewElement NSCollectionViewFlowLayout
      NSCollectionViewFlowLayoutInvalidationContext NSCollectionViewGridLayout NSCollectionViewItem
      NSCollectionViewLayout NSCollectionViewLayoutAttributes
      NSCollectionViewLayoutInvalidationContext NSCollectionViewPrefetching
      NSCollectionViewSectionHeaderView NSCollectionViewTransitionLayout NSCollectionViewUpdateItem
      NSColor NSColorChanging NSColorList NSColorPanel NSColorPicker NSColorPickerTouchBarItem
      NSColorPickingCustom NSColorPickingDefault NSColorSampler NSColorSpace NSColorWell NSComboBox
      NSComboBoxCell NSComboBoxCellDataSource NSComboBoxDataSource NSComboBoxDelegate NSComboButton
      NSControl NSControlTextEditingDelegate NSController NSCursor NSCustomImageRep
      NSCustomTouchBarItem NSDataAsset NSDatePicker NSDatePickerCell NSDatePickerCellDelegate
      NSDictionaryController NSDictionaryControllerKeyValuePair NSDiffableDataSourceSnapshot
      NSDiffableDataSourceSnapshotReference NSDirectionalEdgeInsets NSDirectionalRectEdge NSDockTile
      NSDockTilePlugIn NSDocument NSDocumentController NSDragOperation NSDraggingDestination
      NSDraggingImageComponent NSDraggingInfo NSDraggingItem NSDraggingSession NSDraggingSource
      NSDrawer NSDrawerDelegate NSEPSImageRep NSEditor NSEditorRegistration NSEvent
      NSFilePromiseProvider NSFilePromiseProviderDelegate NSFilePromiseReceiver NSFont
      NSFontAssetRequest NSFontChanging NSFontCollection NSFontDescriptor NSFontManager NSFontPanel
      NSFontPanelValidation NSForm NSFormCell NSGestureRecognizer NSGestureRecognizerDelegate
      NSGlassEffectContainerView NSGlassEffectView NSGlyph NSGlyphGenerator NSGlyphInfo
      NSGlyphStorage NSGradient NSGraphicsContext NSGridCell NSGridColumn NSGridRow NSGridView
      NSGroupTouchBarItem NSHapticFeedbackManager NSHapticFeedbackPerformer NSHelpManager
      NSHostingController NSHostingMenu NSHostingSceneRepresentation NSHostingSizingOptions
      NSHostingView NSIgnoreMisspelledWords NSImage NSImageCell NSImageDelegate NSImageRep
      NSImageSymbolConfiguration NSImageView NSInputManager NSInputServer NSInterfaceStyle
      NSItemBadge NSLayoutAnchor NSLayoutConstraint NSLayoutDimension NSLayoutGuide NSLayoutManager
      NSLayoutManagerDelegate NSLayoutXAxisAnchor NSLayoutYAxisAnchor NSLevelIndicator
      NSLevelIndicatorCell NSLineBreakMode NSMagnificationGestureRecognizer NSMatrix
      NSMatrixDelegate NSMediaLibraryBrowserController NSMenu NSMenuDelegate NSMenuItem
      NSMenuItemBadge NSMenuItemCell NSMenuItemValidation NSMenuToolbarItem NSMenuView NSMovie
      NSMutableFontCollection NSMutableParagraphStyle NSNib NSNibConnector NSNibControlConnector
      NSNibOutletConnector NSObjectController NSOpenGLContext NSOpenGLLayer NSOpenGLPixelFormat
      NSOpenGLView NSOpenPanel NSOpenSavePanelDelegate NSOutlineView NSOutlineViewDataSource
      NSOutlineViewDelegate NSPDFImageRep NSPDFInfo NSPDFPanel NSPICTImageRep NSPageController
      NSPageControllerDelegate NSPageLayout NSPanGestureRecognizer NSPanel NSParagraphStyle
      NSPasteboard NSPasteboardItem NSPasteboardItemDataProvider NSPasteboardReading
      NSPasteboardTypeOwner NSPasteboardWriting NSPathCell NSPathCellDelegate NSPathComponentCell
      NSPathControl NSPathControlDelegate NSPathControlItem NSPersistentDocument
      NSPickerTouchBarItem NSPopUpButton NSPopUpButtonCell NSPopover NSPopoverDelegate
      NSPopoverTouchBarItem NSPredicateEditor NSPredicateEditorRowTemplate NSPressGestureRecognizer
      NSPressureConfiguration NSPreviewRepresentableActivityItem NSPreviewRepresentingActivityItem
      NSPrintInfo NSPrintOperation NSPrintPanel NSPrintPanelAccessorizing NSPrinter
      NSProgressIndicator NSRectAlignment NSRectEdge NSResponder NSRotationGestureRecognizer
      NSRuleEditor NSRuleEditorDelegate NSRulerMarker NSRulerView NSRunningApplication NSSavePanel
      NSScreen NSScrollView NSScroller NSScrubber NSScrubberArrangedView NSScrubberDataSource
      NSScrubberDelegate NSScrubberFlowLayout NSScrubberFlowLayoutDelegate NSScrubberImageItemView
      NSScrubberItemView NSScrubberLayout NSScrubberLayoutAttributes NSScrubberProportionalLayout
      NSScrubberSelectionStyle NSScrubberSelectionView NSScrubberTextItemView NSSearchField
      NSSearchFieldCell NSSearchFieldDelegate NSSearchToolbarItem NSSecureTextField
      NSSecureTextFieldCell NSSegmentedCell NSSegmentedControl NSSeguePerforming
      NSServicesMenuRequestor NSShadow NSSharingCollaborationModeRestriction NSSharingService
      NSSharingServiceDelegate NSSharingServicePicker NSSharingServicePickerDelegate
      NSSharingServicePickerToolbarItem NSSharingServicePickerToolbarItemDelegate
      NSSharingServicePickerTouchBarItem NSSharingServicePickerTouchBarItemDelegate
      NSSimpleHorizontalTypesetter NSSlider NSSliderAccessory NSSliderAccessoryBehavior NSSliderCell
      NSSliderTouchBarItem NSSound NSSoundDelegate NSSpeechRecognizer NSSpeechRecognizerDelegate
      NSSpeechSynthesizer NSSpeechSynthesizerDelegate NSSpellChecker NSSpellServer NSSplitView
      NSSplitViewController NSSplitViewDelegate NSSplitViewItem
      NSSplitViewItemAccessoryViewController NSSpringLoadingDestination NSStackView
      NSStackViewDelegate NSStandardKeyBindingResponding NSStatusBar NSStatusBarButton NSStatusItem
      NSStepper NSStepperCell NSStepperTouchBarItem NSStoryboard NSStoryboardSegue
      NSStringDrawingContext NSStringDrawingOptions NSSwitch NSTabView NSTabViewController
      NSTabViewDelegate NSTabViewItem NSTableCellView NSTableColumn NSTableHeaderCell
      NSTableHeaderView NSTableRowView NSTableView NSTableViewDataSource NSTableViewDelegate
      NSTableViewDiffableDataSource NSTableViewRowAction NSText NSTextAlignment NSTextAlternatives
      NSTextAttachment NSTextAttachmentCell NSTextAttachmentCellProtocol NSTextAttachmentContainer
      NSTextAttachmentLayout NSTextAttachmentViewProvider NSTextBlock NSTextCheckingClient
      NSTextCheckingController NSTextContainer NSTextContent NSTextContentManager
      NSTextContentManagerDelegate NSTextContentStorage NSTextContentStorageDelegate NSTextDelegate
      NSTextElement NSTextElementProvider NSTextField NSTextFieldCell NSTextFieldDelegate
      NSTextFinder NSTextFinderBarContainer NSTextFinderClient NSTextInput NSTextInputClient
      NSTextInputContext NSTextInputTraits NSTextInsertionIndicator NSTextLayoutFragment
      NSTextLayoutManager NSTextLayoutManagerDelegate NSTextLayoutOrientation
      NSTextLayoutOrientationProvider NSTextLineFragment NSTextList NSTextListElement NSTextLocation
      NSTextParagraph NSTextPreview NSTextRange NSTextSelection NSTextSelectionDataSource
      NSTextSelectionManager NSTextSelectionNavigation NSTextStorage NSTextStorageDelegate
      NSTextStorageObserving NSTextTab NSTextTable NSTextTableBlock NSTextView NSTextViewDelegate
      NSTextViewportLayoutController NSTextViewportLayoutControllerDelegate NSTintConfiguration
      NSTintProminence NSTitlebarAccessoryViewController NSTokenField NSTokenFieldCell
      NSTokenFieldCellDelegate NSTokenFieldDelegate NSToolbar NSToolbarDelegate NSToolbarItem
      NSToolbarItemGroup NSToolbarItemValidation NSTouch NSTouchBar NSTouchBarDelegate
      NSTouchBarItem NSTouchBarProvider NSTrackingArea NSTrackingSeparatorToolbarItem
      NSTreeController NSTreeNode NSTypesetter NSUnderlineStyle NSUserActivityRestoring
      NSUserDefaultsController NSUserInterfaceCompression NSUserInterfaceCompressionOptions
      NSUserInterfaceItemIdentification NSUserInterfaceItemIdentifier NSUserInterfaceItemSearching
      NSUserInterfaceLayoutDirection NSUserInterfaceLayoutOrientation NSUserInterfaceValidations
      NSValidatedUserInterfaceItem NSView NSViewAnimation NSViewContentSelectionInfo
      NSViewController NSViewControllerPresentationAnimator NSViewControllerRepresentable
      NSViewControllerRepresentableContext NSViewLayoutRegion NSViewRepresentable
      NSViewRepresentableContext NSViewToolTipOwner NSVisualEffectView NSWindow NSWindowController
      NSWindowDelegate NSWindowRestoration NSWindowStyleMask NSWindowTab NSWindowTabGroup
      NSWorkspace NSWorkspaceAuthorization NSWritingToolsCoordinator
      """)
}
