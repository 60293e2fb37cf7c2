import type { FunctionComponent } from 'preact'
import { loadInUse } from '../words/catalogue.ts'
import { clockWords } from '../words/clock-words.ts'
import { type Lazy, lazy } from './lazy.tsx'

/** Fetches the words of clocks too, which only tables with a clock show. */
export const lazyClock = <P extends object>(fetch: () => Promise<FunctionComponent<P>>): Lazy<P> =>
  lazy(
    async () => (await Promise.all([fetch(), loadInUse(clockWords)]))[0],
    () => null,
  )
