import type { GameTypes, Seat } from '@bothy/kernel'
import { render } from 'preact'
import { PromptClock, SeatClock } from '@bothy/board-kit/board/clock.ts'
import { hasTabs, layoutFor } from '@bothy/board-kit/board/layout.ts'
import { clockWords } from '@bothy/board-kit/ui/words/clock-words.ts'
import { shell } from '@bothy/board-kit/ui/words/i18n.ts'
import { dress } from './gallery-dress.ts'
import { type Circumstance, inAllCircumstances } from './gallery-circumstance.ts'
import { Frame, CutsceneAlone } from './gallery-frame.tsx'
import type { LayoutCase, Worst } from '@bothy/board-kit/testing/layout-case.ts'
import { faultsOf } from './layout-checks.ts'
import { inTheWay, kindOf, outOfPlace, overLit, sheetNow, thingsToExplain } from './layout-explained.ts'
import { ended, endingFaults } from './layout-ending.ts'
import type { Fault } from './layout-fault.ts'
import { lostWhenEnlarged } from './layout-reach.ts'

type Explained = {
  readonly item: string
  readonly at: string
  readonly isCut: boolean
  readonly faults: readonly Fault[]
  readonly lit: readonly Fault[]
}

type Size = { readonly width: number; readonly height: number }

export type LayoutPage = {
  open(game: string): Promise<readonly string[]>
  show(position: number, language: 'en' | 'fr', theme: 'light' | 'dark'): Promise<void>
  fit(size: Size): Promise<void>
  view(): unknown
  faults(touch: boolean): Promise<readonly Fault[]>
  /** The result of a game of so many seats, in French with long names: what is wrong on each of these screens. */
  endings(seats: number, sizes: readonly Size[], touch: boolean): Promise<readonly (readonly Fault[])[]>
  explain(item: string): Promise<void>
  inTheWay(item: string): readonly Fault[]
  explainAll(size: Size, hasLog: boolean, wanted?: string): Promise<readonly Explained[]>
  /** With each part of the stage open that is folded away at first, one after the other. */
  explainOpened(): Promise<readonly Explained[]>
  /** Before the first colon of what can be explained, in sight or not. */
  kindsOnStage(): readonly string[]
  /** One thing of each of these kinds, if one is in sight. */
  explainKinds(kinds: readonly string[]): Promise<readonly Explained[]>
  /** `letters`: their size in pixels. */
  enlarge(size: Size & { readonly letters: number }): Promise<readonly Fault[]>
  measure(sizes: readonly Size[], touch: boolean): Promise<readonly (readonly Fault[])[]>
}

declare global {
  interface Window {
    layoutPage: LayoutPage
  }
}

type Position = Worst<GameTypes> & { readonly seats: number; readonly circumstance?: Circumstance }

const always = (me: Seat | null): readonly string[] => [
  '#prompt',
  '.table-progress',
  ...(me === null ? [] : ['.prompt-tools .tool:not(.short)']),
]

const CASES = import.meta.glob<{ readonly layoutCase: unknown }>('../../../games/*/board/test/layout-case.ts')

const isCase = (x: unknown): x is LayoutCase<GameTypes> => typeof x === 'object' && x !== null && 'mustBeSeen' in x

const SEATS = [2, 3, 4, 5]

/** Waits until effects after a drawing have run and its fonts are loaded. */
async function drawn(): Promise<void> {
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  if (document.fonts.status === 'loading') await document.fonts.ready
}

async function fit({ width, height }: Size): Promise<void> {
  const frame = window.frameElement
  if (frame === null) throw new Error('this page has a window of its own')
  frame.setAttribute('width', `${width}`)
  frame.setAttribute('height', `${height}`)
  // A frame learns its size only when it has been laid out.
  frame.getBoundingClientRect()
  await drawn()
  if (innerWidth !== width || innerHeight !== height) throw new Error(`${innerWidth} x ${innerHeight}`)
}

const press = (key: string): boolean =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))

const thingsOf = (selector: string): readonly string[] => [
  ...new Set([...document.querySelectorAll<HTMLElement>(selector)].map((spot) => spot.dataset['thing'] ?? '')),
]

async function propose(target: string): Promise<void> {
  document.querySelector<HTMLElement>('.table')?.click()
  await drawn()
  document.querySelector<HTMLElement>(`.table-stage [data-target="${CSS.escape(target)}"]`)?.click()
  await drawn()
}

/** A reader who returns to a table first sees a recap of missed plies. */
async function leaveRecap(): Promise<void> {
  if (document.querySelector('.interruption') === null) return
  press('Escape')
  await drawn()
}

async function openLog(): Promise<void> {
  const layout = layoutFor(innerWidth, innerHeight)
  const isBeside = !hasTabs(layout) && layout !== 'low'
  const isOpen = document.querySelector('.table-side, .table-page') !== null
  if (isBeside === isOpen) return
  press('l')
  await drawn()
}

let pointed: Element | null = null

const onStage = (item: string): Element | null =>
  document.querySelector(`.table-stage [data-thing="${CSS.escape(item)}"]`)

/** A thing that gave its place to another's explanation returns when the mouse leaves that. */
async function explain(item: string): Promise<void> {
  if (onStage(item) === null) {
    pointed?.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }))
    for (let times = 0; times < 60 && onStage(item) === null; times++) await drawn()
  }
  const spot = onStage(item)
  const { left = 0, top = 0 } = spot?.getBoundingClientRect() ?? {}
  spot?.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse', clientX: left + 1, clientY: top + 1 }))
  pointed = spot
  // Placed at first, again when the board is painted, and again when its size is known.
  for (let times = 0; times < 3; times++) await drawn()
}

async function explained(items: readonly string[]): Promise<readonly Explained[]> {
  const all: Explained[] = []
  for (const item of items) {
    await explain(item)
    all.push({ item, ...sheetNow(), faults: outOfPlace(item), lit: overLit(item) })
  }
  return all
}

/** Buttons that show one thing instead of another: a player, a pane of a phone, a small game of its own. */
const openers = (): readonly HTMLElement[] =>
  [
    ...document.querySelectorAll<HTMLElement>('.table-stage button:is([aria-expanded], [aria-pressed]):not(.spot)'),
  ].filter(
    (it) =>
      it.checkVisibility() && !it.matches('[aria-haspopup], [data-end], [aria-pressed="true"], [aria-expanded="true"]'),
  )

async function toggle(button: HTMLElement | undefined): Promise<void> {
  pointed?.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }))
  press('Escape')
  button?.click()
  for (let times = 0; times < 3; times++) await drawn()
}

export function startLayoutPage(app: Element): void {
  let shown: {
    readonly it: LayoutCase<GameTypes>
    readonly positions: readonly Position[]
    now: Position | null
  } | null = null
  const ready = (): NonNullable<typeof shown> => {
    if (shown === null) throw new Error('no game is open')
    return shown
  }
  const shownNow = (): Position => {
    const { now } = ready()
    if (now === null) throw new Error('nothing is shown')
    return now
  }
  const faults = (touch: boolean): readonly Fault[] => {
    const { seen, show = false, also } = shownNow()
    const { it } = ready()
    if (show) return faultsOf(it.seenInCutscene ?? [], touch)
    const own = it.mustBeSeen(seen.view, seen.me, layoutFor(innerWidth, innerHeight))
    return faultsOf([...always(seen.me), ...own, ...also], touch)
  }
  window.layoutPage = {
    fit,
    view: () => shownNow().seen.view,
    explain,
    inTheWay,
    async explainAll(size, hasLog, wanted) {
      await fit(size)
      if (hasLog) await openLog()
      return explained(wanted === undefined ? thingsToExplain() : thingsOf(wanted))
    },
    async explainOpened() {
      const shut = new Set(thingsToExplain())
      const all: Explained[] = []
      for (const i of openers().keys()) {
        const button = openers()[i]
        await toggle(button)
        all.push(...(await explained(thingsToExplain().filter((item) => !shut.has(item)))))
        await toggle(button)
      }
      return all
    },
    explainKinds(kinds) {
      const inSight = thingsToExplain()
      return explained(kinds.flatMap((kind) => inSight.find((item) => item.split(':')[0] === kind) ?? []))
    },
    kindsOnStage: () => [
      ...new Set([...document.querySelectorAll<HTMLElement>('.table-stage [data-thing]')].map((it) => kindOf(it))),
    ],
    async faults(touch) {
      await drawn()
      return faults(touch)
    },
    async endings(seats, sizes, touch) {
      const { it, positions } = ready()
      const [{ seen }] = positions.filter((one) => one.seats === seats)
      dress('fr', 'light')
      render(null, app)
      const over = { seen: ended(seen, seats), board: it.board, seats, picked: [], long: true, circumstance: null }
      render(<Frame {...over} />, app)
      await drawn()
      await leaveRecap()
      for (let times = 0; times < 300 && document.querySelector('.chart-legend') === null; times++) await drawn()
      const found: (readonly Fault[])[] = []
      for (const size of sizes) {
        await fit(size)
        await drawn()
        found.push(endingFaults(touch))
      }
      return found
    },
    async enlarge({ letters, ...size }) {
      document.documentElement.style.fontSize = `${letters}px`
      await fit(size)
      await drawn()
      return lostWhenEnlarged()
    },
    async measure(sizes, touch) {
      const { previewed, explains } = shownNow()
      const found: Fault[][] = []
      for (const size of sizes) {
        await fit(size)
        if (previewed !== null) await propose(previewed)
        found.push([...faults(touch)])
      }
      if (!explains) return found
      for (const [i, size] of sizes.entries()) {
        await fit(size)
        await openLog()
        for (const item of thingsToExplain()) {
          await explain(item)
          found[i].push(...inTheWay(item))
        }
      }
      return found
    },
    async open(game) {
      const { layoutCase } = await CASES[`../../../games/${game}/board/test/layout-case.ts`]()
      if (!isCase(layoutCase)) throw new Error(`no case of ${game}`)
      const { words: own, lazy } = layoutCase.board
      const catalogues = [shell, clockWords, own, ...(lazy === undefined ? [] : [lazy.words])]
      await Promise.all(catalogues.flatMap((words) => [words.load('en'), words.load('fr')]))
      await Promise.all([lazy?.load(), SeatClock.load(), PromptClock.load()])
      const worst = (layoutCase.seats ?? SEATS).flatMap((seats) =>
        layoutCase.worstPositions(seats).map((one) => ({ ...one, seats })),
      )
      const positions = [...worst, ...inAllCircumstances(worst)].map((one) => ({
        ...one,
        name: `${one.seats} seats, ${one.name}`,
      }))
      shown = { it: layoutCase, positions, now: null }
      return positions.map(({ name }) => name)
    },
    async show(position, language, theme) {
      const now = ready()
      const wanted = now.positions[position]
      now.now = wanted
      dress(language, theme)
      render(null, app)
      const { seen, seats, picked, show = false, previewed } = wanted
      const also = previewed === null ? wanted.also : []
      const { board } = now.it
      const long = language === 'fr'
      const circumstance = wanted.circumstance ?? (long ? 'days' : null)
      render(
        show ? (
          <CutsceneAlone seen={seen} board={board} long={long} isNewcomer />
        ) : (
          <Frame {...{ seen, board, seats, picked, long, circumstance }} />
        ),
        app,
      )
      await drawn()
      // Parts that few tables need are fetched when they are shown.
      for (let times = 0; times < 60 && also.some((it) => document.querySelector(it) === null); times++) await drawn()
      if (!show) await leaveRecap()
    },
  }
}
