import type { GameTypes, Seat } from '@bothy/kernel'
import type { GameBoard, ClickTarget } from '../board/game-board.ts'
import type { Layout } from '../board/layout.ts'
import type { SampleOf } from './sample-play.ts'

export type Worst<T extends GameTypes> = {
  readonly name: string
  readonly seen: SampleOf<T>
  readonly picked: readonly ClickTarget[]
  readonly previewed: ClickTarget | null
  readonly also: readonly string[]
  readonly explains: boolean
  readonly show?: true
}

/** Exported by `games/<id>/test/layout-case.ts` as `layoutCase`. */
export type LayoutCase<T extends GameTypes> = {
  readonly board: GameBoard<T>
  /** Two to five if absent. */
  readonly seats?: readonly number[]
  worstPositions(seats: number): readonly Worst<T>[]
  /** Each selector must find at least one element, and all that it finds must be in sight. */
  mustBeSeen(view: T['view'], me: Seat | null, layout: Layout): readonly string[]
  readonly seenInCutscene?: readonly string[]
}

export type Measures<T extends GameTypes> = { readonly [name: string]: (sample: SampleOf<T>) => number | null }

type Asking = GameTypes & { readonly view: { readonly pending: { readonly kind: string } | null } }

export const asked =
  <T extends Asking>(kind: string, size: (seen: SampleOf<T>) => number) =>
  (seen: SampleOf<T>): number | null =>
    seen.legal.length > 0 && seen.view.pending?.kind === kind ? size(seen) : null

export const bySeatAndSpectator =
  <T extends GameTypes>(each: (sample: SampleOf<T>) => void) =>
  (look: (me: Seat | null) => SampleOf<T>): boolean => {
    const watched = look(null)
    for (const seat of watched.actors) each(look(seat))
    each(watched)
    return false
  }

export const UNTOUCHED = { picked: [], previewed: null, also: [], explains: false } as const

/** The first show explains itself; the last has most rows. */
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
