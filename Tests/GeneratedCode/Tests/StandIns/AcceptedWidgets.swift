extension AcceptedProgram {
  static let widgets: [AcceptedProgram] = [
    .iOS(
      "a screen with a grid, a search, gestures, notes and sharing",
      """
      import UIKit

      final class GridView: UIViewController, UICollectionViewDataSource,
        UICollectionViewDelegateFlowLayout, UISearchResultsUpdating, UITextViewDelegate
      {
        private let grid = UICollectionView(
          frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        private let notes = UITextView()
        override func viewDidLoad() {
          super.viewDidLoad()
          grid.dataSource = self
          grid.delegate = self
          notes.delegate = self
          grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
          view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
          view.layer.borderColor = UIColor.separator.cgColor
          let search = UISearchController(searchResultsController: nil)
          search.searchResultsUpdater = self
          navigationItem.searchController = search
          navigationItem.leftBarButtonItems = [
            UIBarButtonItem(title: "x", style: .plain, target: self, action: #selector(tapped))
          ]
          let label = UILabel()
          label.attributedText = NSAttributedString(
            string: "a",
            attributes: [.font: UIFont.boldSystemFont(ofSize: 12), .foregroundColor: UIColor.red])
          NotificationCenter.default.addObserver(
            self, selector: #selector(keyboard(_:)), name: UIResponder.keyboardWillShowNotification,
            object: nil)
          let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
          _ = scenes.first?.windows.first { $0.isKeyWindow }?.rootViewController
          _ = (UIApplication.shared.delegate as? AppD)?.window
          overrideUserInterfaceStyle = .dark
          let share = UIActivityViewController(activityItems: ["a"], applicationActivities: nil)
          share.popoverPresentationController?.sourceView = view
          present(share, animated: true)
          Task { [weak self] in await self?.load() }
          Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }.fire()
          let path = IndexPath(row: 0, section: 1)
          grid.reloadItems(at: [path])
          notes.text = "x"
          let size = notes.sizeThatFits(CGSize(width: 1, height: 2))
          view.frame.size.height = size.height
          UIView.animate(
            withDuration: 0.3, animations: { self.view.alpha = 0 },
            completion: { _ in self.dismiss(animated: true) })
          if let url = URL(string: "x"), UIApplication.shared.canOpenURL(url) {
            UIApplication.shared.open(url)
          }
          (view as? UIControl)?.sendActions(for: .touchUpInside)
        }
        private func load() async {
          await Task.yield()
          title = "x"
        }
        @objc private func tapped() {}
        @objc private func keyboard(_ n: Notification) {
          _ = n.userInfo?[UIResponder.keyboardFrameEndUserInfoKey]
        }
        func updateSearchResults(for searchController: UISearchController) {
          _ = searchController.searchBar.text ?? ""
        }
        func collectionView(_ c: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
        func collectionView(_ c: UICollectionView, cellForItemAt p: IndexPath)
          -> UICollectionViewCell
        { c.dequeueReusableCell(withReuseIdentifier: "Cell", for: p) }
        func collectionView(
          _ c: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt p: IndexPath
        ) -> CGSize { .zero }
        func collectionView(_ c: UICollectionView, didSelectItemAt p: IndexPath) {}
        func textViewDidChange(_ textView: UITextView) {}
        func scrollViewDidScroll(_ s: UIScrollView) {}
      }
      final class AppD: UIResponder, UIApplicationDelegate { var window: UIWindow? }
      final class Nib: UIView {
        static func make() -> Nib? {
          Bundle.main.loadNibNamed("Nib", owner: nil, options: nil)?.first as? Nib
        }
        init() { super.init(frame: .zero) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
        override class var layerClass: AnyClass { CALayer.self }
        override func layoutSubviews() {
          super.layoutSubviews()
          layer.cornerRadius = bounds.height / 2
        }
      }
      final class Tabs: UITabBarController {
        override func viewDidLoad() {
          super.viewDidLoad()
          viewControllers = [UINavigationController(rootViewController: GridView())]
          viewControllers?.first?.tabBarItem = UITabBarItem(
            title: "a", image: UIImage(systemName: "x"), tag: 0)
        }
      }
      """),
    .iOS(
      "a table that is as high as its rows",
      """
      import UIKit

      final class Rows: UITableView {
        override var contentSize: CGSize {
          didSet { invalidateIntrinsicContentSize() }
        }

        override var intrinsicContentSize: CGSize {
          CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
        }
      }
      """),
  ]
}
