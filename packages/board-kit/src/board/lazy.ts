import type { FunctionComponent } from 'preact'
import type { LazyParts } from './game-board.ts'
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
