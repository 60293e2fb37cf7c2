import { type Fault, isInside, nameOf, px, SLACK } from './layout-fault.ts'
import { around, type Survey } from './layout-survey.ts'

const FINGER = 40
const TARGETS = '[data-state="lit"], .prompt-buttons .choice, .prompt-game button'

type Line = (along: number) => readonly [x: number, y: number]

/** In pixels between tried lines: a finger does not notice anything thinner. */
const STEP = 8

function run(element: Element, at: Line, from: number, to: number): number {
  let [longest, now] = [0, 0]
  for (let along = from; along < to && longest < FINGER; along += STEP) {
    const hit = document.elementFromPoint(...at(along))
    now = hit !== null && element.contains(hit) ? now + STEP : 0
    longest = Math.max(longest, now)
  }
  return longest
}

function freeRun(element: Element, at: Line, length: number): number {
  const from = (length - FINGER) / 2
  if (from > 0 && run(element, at, from, from + FINGER) >= FINGER) return FINGER
  return Math.min(length, run(element, at, 1, length))
}

function hitArea(element: Element): { readonly width: number; readonly height: number } {
  const { left, top, width, height } = element.getBoundingClientRect()
  const across = (y: number): number => freeRun(element, (x) => [left + x, y], width)
  const down = (x: number): number => freeRun(element, (y) => [x, top + y], height)
  const shares = [0.5, 0.25, 0.75, 0.1, 0.9]
  let best = { width: 0, height: 0 }
  for (const share of shares) {
    best = {
      width: Math.max(best.width, across(top + height * share)),
      height: Math.max(best.height, down(left + width * share)),
    }
    if (best.width >= FINGER && best.height >= FINGER) break
  }
  return best
}

export function smallTargets({ elements }: Survey): readonly Fault[] {
  const lit = elements.filter(({ element }) => element.matches(TARGETS))
  return lit.flatMap((place): readonly Fault[] => {
    const { element } = place
    // Things scrolled away are measured once they are in sight.
    const scroller = around(place, ({ scrolls }) => scrolls)[0]
    const isThere =
      scroller === undefined || isInside(element.getBoundingClientRect(), scroller.element.getBoundingClientRect())
    const { width, height } = isThere ? hitArea(element) : { width: FINGER, height: FINGER }
    if (width >= FINGER - SLACK && height >= FINGER - SLACK) return []
    return [{ kind: 'small target', where: `${nameOf(element)} ${px(width)} x ${px(height)}` }]
  })
}
