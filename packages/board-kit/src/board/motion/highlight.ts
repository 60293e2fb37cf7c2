/** In milliseconds: eyes need that time to find a number that has changed without moving. */
const LASTS = 2000

const ends = new WeakMap<Element, ReturnType<typeof setTimeout>>()

type Change = 'gain' | 'loss' | 'cause'

/** A ring for a while: with less motion nothing flies, and a number that has changed would go unseen. */
export function highlight(element: HTMLElement | SVGElement, change: Change): void {
  clearTimeout(ends.get(element))
  element.dataset['changed'] = change
  ends.set(
    element,
    setTimeout(() => delete element.dataset['changed'], LASTS),
  )
}
