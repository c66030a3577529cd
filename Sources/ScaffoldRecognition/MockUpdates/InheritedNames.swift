/// The members that the classes of libraries give to mocks that inherit from them.
enum InheritedNames {
  /// The names of members that mocks with a superclass of UIKit or AppKit have without declaring them.
  static let common: Set<String> = [
    "addChild", "dismiss", "hidesBottomBarWhenPushed", "isBeingDismissed", "isBeingPresented",
    "isEditing", "isViewLoaded", "loadView", "loadViewIfNeeded", "modalPresentationStyle",
    "modalTransitionStyle", "navigationController", "navigationItem", "parent", "popViewController",
    "present", "presentedViewController", "presentingViewController", "pushViewController",
    "removeFromParent", "setViewControllers", "splitViewController", "storyboard",
    "tabBarController", "tabBarItem", "title", "topViewController", "traitCollection", "view",
    "viewControllers", "viewDidAppear", "viewDidDisappear", "viewDidLoad", "viewIfLoaded",
    "viewWillAppear", "viewWillDisappear", "visibleViewController", "window", "description",
    "hash", "isEqual", "frame", "bounds", "isHidden", "alpha", "tag", "backgroundColor",
    "addSubview",
    "removeFromSuperview", "setNeedsLayout", "layoutIfNeeded", "becomeFirstResponder",
    "resignFirstResponder", "isFirstResponder", "endEditing", "accessibilityIdentifier",
  ]
}
