import { stillness } from '../../ui/page/settings.ts'
import { countUp, type Counting, numberOf } from './count-up.ts'
import { type Movement, type Place, placesIn, schedule, type Tempo, tempoOf, wayTime } from './flights.ts'
import { fly } from './flying-sign.ts'
import { highlight } from './highlight.ts'

const EASING = 'cubic-bezier(0.2, 0.7, 0.2, 1)'
const LEAST_SHIFT_PX = 2
const ID = 'bothy-move'

type Thing = HTMLElement | SVGElement
type Places = ReadonlyMap<string, DOMRect>

export type Story = { readonly movements: readonly Movement[]; readonly tempo: Tempo }

const PLAIN: Story = { movements: [], tempo: tempoOf('quick') }

const keyed = (root: ParentNode): readonly Thing[] => [...root.querySelectorAll<Thing>('[data-key]')]

/** A `data-key` takes precedence over a place of the same name. */
function places(root: ParentNode, isNamed: (place: Place) => boolean): Places {
  const found = new Map<string, DOMRect>()
  for (const element of root.querySelectorAll<Thing>('[data-lands]')) {
    const name = element.dataset['lands'] ?? ''
    if (isNamed(name)) found.set(name, element.getBoundingClientRect())
  }
  for (const element of keyed(root)) found.set(element.dataset['key'] ?? '', element.getBoundingClientRect())
  return found
}

const counters = (root: ParentNode): ReadonlyMap<string, Thing> =>
  new Map(
    [...root.querySelectorAll<Thing>('[data-points], [data-counts]')].map((element) => [
      element.dataset['counts'] ?? `points:${element.dataset['points']}`,
      element,
    ]),
  )

function selector(place: Place): readonly string[] {
  const [kind, name = ''] = place.split(':')
  if (kind === 'seat') return [`[data-seat-home="${name}"]`]
  if (kind === 'points') return [`[data-points="${name}"]`]
  return [`[data-key="${place}"]`, `[data-lands="${place}"]`]
}

const isInSight = ({ width, height, left, top }: DOMRect): boolean =>
  width > 0 && height > 0 && left < innerWidth && top < innerHeight && left + width > 0 && top + height > 0

function find(root: ParentNode, wanted: readonly Place[]): { readonly element: Thing; readonly rect: DOMRect } | null {
  for (const query of wanted.flatMap(selector))
    for (const element of root.querySelectorAll<Thing>(query)) {
      const rect = element.getBoundingClientRect()
      if (isInSight(rect)) return { element, rect }
    }
  return null
}

const middle = ({ left, top, width, height }: DOMRect): readonly [x: number, y: number] => [
  left + width / 2,
  top + height / 2,
]

/** `translate` and `scale` leave the board's own `transform` alone. */
function move(element: Element, ways: readonly DOMRect[], to: DOMRect, timing: KeyframeAnimationOptions): void {
  const [x, y] = middle(to)
  const frames = ways.map((rect) => {
    const [fromX, fromY] = middle(rect)
    return { dx: fromX - x, dy: fromY - y, size: to.width === 0 ? 1 : rect.width / to.width }
  })
  const [first] = frames
  if (first === undefined || (Math.hypot(first.dx, first.dy) < LEAST_SHIFT_PX && Math.abs(first.size - 1) < 0.05))
    return
  element.animate(
    [
      ...frames.map(({ dx, dy, size }, i) => ({
        translate: `${dx}px ${dy}px`,
        scale: String(i === 0 ? size : 1),
        zIndex: 5,
      })),
      { translate: '0 0', scale: '1', zIndex: 5 },
    ],
    { easing: EASING, fill: 'backwards', ...timing, id: ID },
  )
}

const appear = (element: Element, duration: number, delay: number): void => {
  element.animate([{ opacity: 0 }, { opacity: 1 }], { duration, delay, fill: 'backwards', id: ID })
}

/** For a line that belongs to a flight; a click that ends running animations ends this too. */
export function appearAfter(element: Element, delay: number): void {
  if (!stillness()) appear(element, tempoOf('quick').count, delay)
}

/** First, last, invert, play for elements with `data-key`. Call `before` while the old view is drawn and `after` when the new one is. */
export class Motion {
  #before: Places | null = null
  #isStill = false
  #numbers: ReadonlyMap<string, number | null> = new Map()
  #counting: Counting[] = []

  /** A map has a hundred places and more; with `movements` only the places that they name are measured. */
  before(root: ParentNode, movements?: readonly Movement[]): void {
    this.forget()
    if (root.querySelector('[data-lands], [data-key]') === null) return
    this.#numbers = new Map([...counters(root)].map(([name, element]) => [name, numberOf(element)]))
    this.#isStill = stillness()
    if (this.#isStill) return
    const named = movements === undefined ? null : new Set(movements.flatMap(placesIn))
    this.#before = places(root, (place) => named === null || named.has(place))
  }

  forget(): void {
    for (const counting of this.#counting.splice(0)) counting.finish()
    this.#before = null
    this.#isStill = false
  }

  /** Returns the duration in milliseconds. Without a story things move straight and numbers do not count. */
  after(root: ParentNode, story: Story | null = null): number {
    const [before, isStill] = [this.#before, this.#isStill]
    this.#before = null
    this.#isStill = false
    if (isStill && story !== null) this.#highlight(root, story.movements)
    if (before === null) return 0
    const { movements, tempo } = story ?? PLAIN
    const { starts, end } = schedule(movements, tempo)
    const landings = new Map<string, Landing>()
    const told = new Set<Element>()
    // Measure everything before moving anything: else each measurement forces a layout.
    const moved = keyed(root).map((element) => ({ element, to: element.getBoundingClientRect() }))
    const plans = movements.map((movement, i) => plan(root, before, movement, starts[i], tempo))
    for (const it of plans) {
      if (it === null) continue
      told.add(it.element)
      if (it.lands !== null) {
        const { first, last } = landings.get(it.lands) ?? { first: it.end, last: it.end }
        landings.set(it.lands, { first: Math.min(first, it.end), last: Math.max(last, it.end) })
      }
    }
    let changed = false
    for (const { element, to } of moved) {
      if (told.has(element)) continue
      const from = before.get(element.dataset['key'] ?? '')
      if (from === undefined) appear(element, tempo.move, 0)
      else move(element, [from], to, { duration: tempo.move })
      changed ||= from === undefined || Math.hypot(from.left - to.left, from.top - to.top) >= LEAST_SHIFT_PX
    }
    for (const it of plans) it?.play(moved.some(({ element }) => element === it.element && !before.has(keyOf(element))))
    const counts = story === null ? 0 : this.#count(root, landings, tempo)
    return Math.max(changed ? tempo.move : 0, end, counts)
  }

  #highlight(root: ParentNode, movements: readonly Movement[]): void {
    for (const movement of movements) {
      const cause = movement.kind === 'fly' ? find(root, movement.from) : null
      if (cause !== null) highlight(cause.element, 'cause')
    }
    for (const { element, from, to } of this.#changes(root)) highlight(element, to > from ? 'gain' : 'loss')
  }

  #changes(root: ParentNode) {
    return [...counters(root)].flatMap(([name, element]) => {
      const [from, to] = [this.#numbers.get(name) ?? null, numberOf(element)]
      return from === null || to === null || from === to ? [] : [{ name, element, from, to }]
    })
  }

  #count(root: ParentNode, landings: ReadonlyMap<string, Landing>, tempo: Tempo): number {
    let end = 0
    for (const { name, element, from, to } of this.#changes(root)) {
      const { first, last } = landings.get(name) ?? { first: 0, last: 0 }
      const duration = last - first + tempo.count
      this.#counting.push(countUp(element, { from, to, delay: first, duration, id: ID }))
      end = Math.max(end, first + duration)
    }
    return end
  }
}

/** In milliseconds. */
type Landing = { readonly first: number; readonly last: number }

const keyOf = (element: Thing): string => element.dataset['key'] ?? ''

type Plan = {
  readonly element: Thing
  readonly end: number
  readonly lands: string | null
  play(isNew: boolean): void
}

function plan(root: ParentNode, before: Places, movement: Movement, start: number, tempo: Tempo): Plan | null {
  if (movement.kind !== 'fly') {
    const here = find(root, [movement.item])
    if (here === null) return null
    const old = before.get(movement.item)
    const ways =
      movement.kind === 'travel'
        ? [...(old === undefined ? [] : [old]), ...movement.over.flatMap((place) => find(root, [place])?.rect ?? [])]
        : [find(root, movement.from)?.rect ?? []].flat()
    if (ways.length === 0) return null
    const duration = movement.kind === 'travel' ? wayTime(ways.length, tempo) : tempo.flight
    const easing = movement.kind === 'travel' ? 'linear' : EASING
    return {
      element: here.element,
      end: start + duration,
      lands: null,
      play: () => move(here.element, ways, here.rect, { duration, delay: start, easing }),
    }
  }
  const kept = movement.from.map((place) => before.get(place)).find((rect) => rect !== undefined && isInSight(rect))
  const [from, to] = [kept ?? find(root, movement.from)?.rect, find(root, movement.to)]
  if (from === undefined || to === null) return null
  const { points, counts, key, lands } = to.element.dataset
  return {
    element: to.element,
    end: start + tempo.flight,
    lands: counts ?? (points === undefined ? null : `points:${points}`),
    play: (isNew) => {
      const timing = { duration: tempo.flight, delay: start, id: ID }
      fly(movement.sign, middle(from), middle(to.rect), timing, to.element.closest('dialog') ?? document.body)
      const comes = isNew || (key === undefined && lands !== undefined && !before.has(lands))
      if (comes) appear(to.element, tempo.count, start + tempo.flight)
    },
  }
}

/** A click ends running animations. */
export function skipMotion(): void {
  for (const animation of document.getAnimations()) if (animation.id === ID) animation.finish()
}
