import { type ComponentChild, h, render } from 'preact'

type Point = readonly [x: number, y: number]

/** Height of the middle of an arc above the straight line, as a share of its length. */
const LIFT = 0.14

const at = ([x, y]: Point, scale: number): string => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`

/** Over the stage and under dialogs, or over the dialog in which the sign flies. */
function sky(over: Element): Element {
  const found = over.querySelector(':scope > .sky')
  if (found !== null) return found
  const made = document.createElement('div')
  made.className = 'sky'
  made.setAttribute('aria-hidden', 'true')
  over.append(made)
  return made
}

export function fly(
  sign: ComponentChild,
  from: Point,
  to: Point,
  timing: { readonly duration: number; readonly delay: number; readonly id: string },
  over: Element = document.body,
): void {
  const flight = document.createElement('div')
  flight.className = 'flight'
  render(h('span', null, sign), flight)
  sky(over).append(flight)
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const top: Point = [from[0] + dx / 2, from[1] + dy / 2 - Math.hypot(dx, dy) * LIFT]
  const animation = flight.animate(
    [
      { transform: at(from, 0.6), opacity: 0, easing: 'ease-out' },
      { transform: at(from, 1.15), opacity: 1, offset: 0.2, easing: 'ease-in' },
      { transform: at(top, 1.15), opacity: 1, offset: 0.6, easing: 'ease-out' },
      { transform: at(to, 1), opacity: 1, offset: 0.95 },
      { transform: at(to, 0.9), opacity: 0 },
    ],
    { ...timing, fill: 'both' },
  )
  const land = (): void => {
    render(null, flight)
    flight.remove()
  }
  animation.addEventListener('finish', land)
  animation.addEventListener('cancel', land)
}
