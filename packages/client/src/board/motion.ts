import { stillness } from '../ui/settings.ts'

const LENGTH = 250
const EASING = 'cubic-bezier(0.2, 0.7, 0.2, 1)'
/** Smaller shifts are not worth a movement. */
const SHIFT = 2

type Places = ReadonlyMap<string, DOMRect>

const keyed = (root: ParentNode): readonly (HTMLElement | SVGElement)[] => [
  ...root.querySelectorAll<HTMLElement | SVGElement>('[data-key]'),
]

const places = (root: ParentNode): Places =>
  new Map(keyed(root).map((element) => [element.dataset['key'] ?? '', element.getBoundingClientRect()]))

/** From where it was to where it is, and from its size to its size. `translate` and `scale` leave the transform of the board alone. */
function move(element: Element, from: DOMRect, to: DOMRect): void {
  const [dx, dy] = [
    from.left + from.width / 2 - to.left - to.width / 2,
    from.top + from.height / 2 - to.top - to.height / 2,
  ]
  const size = to.width === 0 ? 1 : from.width / to.width
  if (Math.hypot(dx, dy) < SHIFT && Math.abs(size - 1) < 0.05) return
  element.animate(
    [
      { translate: `${dx}px ${dy}px`, scale: String(size), zIndex: 5 },
      { translate: '0 0', scale: '1', zIndex: 5 },
    ],
    { duration: LENGTH, easing: EASING, id: 'bothy-move' },
  )
}

/**
 * Moves what has a `data-key` from its old place to its new one when the view has changed: first, last, invert, play.
 * Call `before` while the old view is still drawn and `after` when the new one is.
 */
export class Motion {
  #before: Places | null = null

  before(root: ParentNode): void {
    this.#before = stillness() ? null : places(root)
  }

  after(root: ParentNode): void {
    const before = this.#before
    this.#before = null
    if (before === null || before.size === 0) return
    // All is measured before anything is set in motion: else each measurement would lay out the page anew.
    const moved = keyed(root).map((element) => ({ element, to: element.getBoundingClientRect() }))
    for (const { element, to } of moved) {
      const from = before.get(element.dataset['key'] ?? '')
      if (from === undefined) element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: LENGTH, id: 'bothy-move' })
      else move(element, from, to)
    }
  }
}

/** Whoever acts does not wait for pieces to arrive. */
export function skipMotion(): void {
  for (const animation of document.getAnimations()) if (animation.id === 'bothy-move') animation.finish()
}
