import type { FunctionComponent } from 'preact'
import type { GameTypes } from '@bothy/kernel'
import type { GameBoard, LazyParts } from './game-board.ts'
import { type Catalogue, loadInUse } from '../ui/words/catalogue.ts'
import { type Lazy, lazy } from '../ui/page/lazy.tsx'

export const lazyParts = (words: Catalogue<unknown>, ...parts: readonly Pick<Lazy<never>, 'load'>[]): LazyParts => ({
  words,
  load: async () => {
    await Promise.all(parts.map((part) => part.load()))
  },
})

export const lazyPart = <P extends object>(
  words: Catalogue<unknown>,
  fetch: () => Promise<FunctionComponent<P>>,
): Lazy<P> =>
  lazy(
    async () => {
      const [fetched] = await Promise.all([fetch(), loadInUse(words)])
      return fetched
    },
    () => null,
  )

type Flights<T extends GameTypes> = NonNullable<GameBoard<T>['flights']>

/** Until they are fetched only things with a `data-key` move. */
export function lazyFlights<T extends GameTypes>(
  fetch: () => Promise<Flights<T>>,
): { readonly flights: Flights<T>; readonly load: () => Promise<void> } {
  let loaded: Flights<T> | null = null
  return {
    flights: (events, table) => loaded?.(events, table) ?? [],
    load: async () => {
      loaded ??= await fetch()
    },
  }
}
