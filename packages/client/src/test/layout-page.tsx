import type { GameTypes, Seat } from '@bothy/kernel'
import { render } from 'preact'
import { layoutFor } from '../board/layout.ts'
import { dress } from './gallery-dress.ts'
import { Frame, ShowAlone } from './gallery-frame.tsx'
import type { LayoutCase, Worst } from './layout-case.ts'
import { type Fault, faultsOf } from './layout-checks.ts'

/** What the layout suite does with this page. */
export type LayoutPage = {
  /** The names of the worst positions of a game, for all numbers of seats. */
  open(game: string): Promise<readonly string[]>
  show(position: number, language: 'en' | 'fr', theme: 'light' | 'dark'): Promise<void>
  /** What is wrong with what is shown, in the window as it is now. */
  faults(touch: boolean): Promise<readonly Fault[]>
}

declare global {
  interface Window {
    layoutPage: LayoutPage
  }
}

type Position = Worst<GameTypes> & { readonly seats: number }

/** What every game must show: what is asked, how far the game is; undo and all choices to whoever plays. */
const always = (me: Seat | null): readonly string[] => [
  '#prompt',
  '.table-progress',
  ...(me === null ? [] : ['.prompt-tools .tool:not(.short)']),
]

/** The case of each game, found by its place. */
const CASES = import.meta.glob<{ readonly layoutCase: unknown }>('../games/*/test/layout-case.ts')

const isCase = (x: unknown): x is LayoutCase<GameTypes> => typeof x === 'object' && x !== null && 'mustBeSeen' in x

const SEATS = [2, 3, 4, 5]

/** Until what follows a drawing has been done as well. */
const drawn = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))

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
  window.layoutPage = {
    async open(game) {
      const { layoutCase } = await CASES[`../games/${game}/test/layout-case.ts`]()
      if (!isCase(layoutCase)) throw new Error(`no case of ${game}`)
      const positions = SEATS.flatMap((seats) =>
        layoutCase.worstPositions(seats).map((worst) => ({ ...worst, seats, name: `${seats} seats, ${worst.name}` })),
      )
      shown = { it: layoutCase, positions, now: null }
      return positions.map(({ name }) => name)
    },
    async show(position, language, theme) {
      const now = ready()
      const wanted = now.positions[position]
      now.now = wanted
      dress(language, theme)
      render(null, app)
      const { seen, seats, picked, show = false } = wanted
      const { client } = now.it
      const long = language === 'fr'
      render(
        show ? (
          <ShowAlone seen={seen} client={client} long={long} isNewcomer />
        ) : (
          <Frame seen={seen} client={client} seats={seats} picked={picked} long={long} />
        ),
        app,
      )
      await document.fonts.ready
    },
    async faults(touch) {
      const { it, now } = ready()
      if (now === null) throw new Error('nothing is shown')
      await drawn()
      const { view, me } = now.seen
      const wanted =
        now.show === true
          ? (it.seenInShow ?? [])
          : [...always(me), ...it.mustBeSeen(view, me, layoutFor(innerWidth, innerHeight))]
      return faultsOf(wanted, touch)
    },
  }
}
