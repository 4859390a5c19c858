import UIKit

class ViewController: UIViewController {
  @IBOutlet weak var label: UILabel!
  @IBOutlet var top: NSLayoutConstraint!

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "Hello"
  }

  @IBAction func open(_ sender: UIButton) {
    let sheet = UIViewController()
    sheet.view.backgroundColor = UIColor(named: "Brand")
    sheet.modalPresentationStyle = .pageSheet
    present(sheet, animated: true)
  }
}
