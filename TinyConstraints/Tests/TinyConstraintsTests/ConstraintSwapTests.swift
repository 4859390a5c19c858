import Testing
import TinyConstraints
import UIKit

/// What the technique of two stored constraints, one of them active, rests on.
@MainActor
@Suite struct ConstraintSwapTests {
  private func makeSquare(in container: UIView) -> UIView {
    let square = UIView()
    container.addSubview(square)
    square.width(100)
    square.height(to: square, square.widthAnchor)
    square.centerXToSuperview()
    return square
  }

  @Test func `a square goes below the container and comes back to the safe area's top`() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let square = makeSquare(in: container)
    let dismiss: Constraint = square.topToBottom(of: container, isActive: false)
    let show: Constraint = square.topToSuperview(usingSafeArea: true)
    container.layoutIfNeeded()
    #expect(square.frame == CGRect(x: 145, y: 0, width: 100, height: 100))
    for _ in 0..<2 {
      show.isActive = false
      dismiss.isActive = true
      container.layoutIfNeeded()
      #expect(square.frame == CGRect(x: 145, y: 844, width: 100, height: 100))
      dismiss.isActive = false
      show.isActive = true
      container.layoutIfNeeded()
      #expect(square.frame == CGRect(x: 145, y: 0, width: 100, height: 100))
    }
  }

  @Test func `a modal's slide view, card and filler are laid out in both states`() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let modal = UIView()
    modal.size(CGSize(width: 390, height: 844))
    let backdrop = UIView()
    modal.addSubview(backdrop)
    backdrop.edgesToSuperview()
    let slide = UIView()
    modal.addSubview(slide)
    slide.size(to: modal)
    slide.centerXToSuperview()
    let dismiss = slide.topToBottom(of: modal)
    let show = slide.topToSuperview(isActive: false)
    let card = UIView()
    slide.addSubview(card)
    card.widthToSuperview(offset: -14)
    card.centerXToSuperview()
    card.bottomToSuperview(offset: -34)
    card.topToSuperview(offset: 47)
    let filler = UIView()
    slide.addSubview(filler)
    filler.width(to: card)
    filler.centerXToSuperview()
    filler.topToBottom(of: card)
    filler.bottomToSuperview()
    container.addSubview(modal)
    modal.centerInSuperview()
    container.layoutIfNeeded()
    #expect(modal.frame == container.bounds)
    #expect(backdrop.frame == container.bounds)
    #expect(slide.frame == CGRect(x: 0, y: 844, width: 390, height: 844))
    dismiss.isActive = false
    show.isActive = true
    modal.layoutIfNeeded()
    #expect(slide.frame == container.bounds)
    #expect(card.frame == CGRect(x: 7, y: 47, width: 376, height: 763))
    #expect(filler.frame == CGRect(x: 7, y: 810, width: 376, height: 34))
  }
}
