import type { GameTypes, Seat } from '@bothy/kernel'
import type { GameBoard, ClickTarget } from '../board/game-board.ts'
import type { Layout } from '../board/layout.ts'
import type { SampleOf } from './sample-play.ts'

/** A position that needs more room than others, with what is in hand. */
export type Worst<T extends GameTypes> = {
  readonly name: string
  readonly seen: SampleOf<T>
  readonly picked: readonly ClickTarget[]
  /** A thing that has been clicked once, so that its preview is shown. */
  readonly previewed: ClickTarget | null
  /** Further selectors that must be seen: the answer to what is picked or proposed. */
  readonly also: readonly string[]
  /** Whether things are pointed at as well, to see where their explanations come. */
  readonly explains: boolean
  /** The show of its facts lies over it, in its still form. */
  readonly show?: true
}

/** Exported by `games/<id>/test/layout-case.ts` as `layoutCase`. */
export type LayoutCase<T extends GameTypes> = {
  readonly board: GameBoard<T>
  /** Without it two to five. */
  readonly seats?: readonly number[]
  /** By number of seats. */
  worstPositions(seats: number): readonly Worst<T>[]
  /** The selectors of what must be in sight, each of at least one element and all that it finds. */
  mustBeSeen(view: T['view'], me: Seat | null, layout: Layout): readonly string[]
  /** The same of a show. */
  readonly seenInCutscene?: readonly string[]
}

/** How much of something a position has, or null where it is not asked. The name says what. */
export type Measures<T extends GameTypes> = { readonly [name: string]: (sample: SampleOf<T>) => number | null }

type Asking = GameTypes & { readonly view: { readonly pending: { readonly kind: string } | null } }

/** Only where the seat is asked that. */
export const asked =
  <T extends Asking>(kind: string, size: (seen: SampleOf<T>) => number) =>
  (seen: SampleOf<T>): number | null =>
    seen.legal.length > 0 && seen.view.pending?.kind === kind ? size(seen) : null

/** Every position of a played game, as the seats that are asked and a spectator see it. */
export const bySeatAndSpectator =
  <T extends GameTypes>(each: (sample: SampleOf<T>) => void) =>
  (look: (me: Seat | null) => SampleOf<T>): boolean => {
    const watched = look(null)
    for (const seat of watched.actors) each(look(seat))
    each(watched)
    return false
  }

/** Nobody has touched anything. */
export const UNTOUCHED = { picked: [], previewed: null, also: [], explains: false } as const

/** The first show of a game, which is explained, and the last, which has most rows, as the first seat sees them. */
export function firstAndLastShow<T extends GameTypes>(
  play: (each: (look: (me: Seat | null) => SampleOf<T>) => boolean) => void,
  startsCutscene: (event: T['event']) => boolean,
): readonly Worst<T>[] {
  const found: Worst<T>[] = []
  play((look) => {
    const seen = look(0)
    if (seen.events.some(startsCutscene))
      found.push({ ...UNTOUCHED, name: `scoring ${found.length + 1}`, seen, show: true })
    return false
  })
  return [...found.slice(0, 1), ...found.slice(-1)]
}

export const SEEN_IN_SCORING: readonly string[] = ['.scoring', '.show-headline', '.show-buttons .button']

/** For each measure the position of the games that has most of it. */
export function largest<T extends GameTypes>(
  games: (each: (sample: SampleOf<T>) => void) => void,
  measures: Measures<T>,
): readonly Worst<T>[] {
  const found = new Map<string, { readonly size: number; readonly seen: SampleOf<T> }>()
  games((seen) => {
    for (const [name, measure] of Object.entries(measures)) {
      const size = measure(seen)
      if (size !== null && size > (found.get(name)?.size ?? -1)) found.set(name, { size, seen })
    }
  })
  return [...found].map(([name, { size, seen }]) => ({ name: `${name} ${size}`, seen, ...UNTOUCHED }))
}
