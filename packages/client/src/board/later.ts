import type { FunctionComponent } from 'preact'
import { type Catalogue, loadInUse } from '../ui/catalogue.ts'
import { type Lazy, lazy } from '../ui/lazy.tsx'

/** A part of a board that is not there at first, with the words that it shares with the others. */
export const laterPart = <P extends object>(
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
