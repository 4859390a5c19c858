import UIKit

class ViewController: UIViewController {
  @IBOutlet weak var label: UILabel!
  @IBOutlet var top: NSLayoutConstraint!

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "Hello"
  }

  @IBSegueAction func makeSheet(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> UIViewController? {
    SheetController(coder: coder, name: segueIdentifier ?? "nameless")
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    label.text = segue.destination is SheetController ? "prepared" : "unprepared"
  }

  @IBAction func pressed(_ sender: UIButton) {
    top.constant += 10
    label.accessibilityIdentifier = "pressed"
  }
}

/// Only the segue's action can make it: it needs a name.
class SheetController: UIViewController {
  private let name: String

  init?(coder: NSCoder, name: String) {
    self.name = name
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    fatalError("a sheet needs a name")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(named: "Brand")
    view.accessibilityIdentifier = name
  }
}
