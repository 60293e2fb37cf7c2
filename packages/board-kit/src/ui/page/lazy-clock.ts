import type { FunctionComponent } from 'preact'
import { loadInUse } from '../words/catalogue.ts'
import { clockWords } from '../words/clock-words.ts'
import { type Lazy, lazy } from './lazy.tsx'

export const lazyClock = <P extends object>(fetch: () => Promise<FunctionComponent<P>>): Lazy<P> =>
  lazy(
    async () => (await Promise.all([fetch(), loadInUse(clockWords)]))[0],
    () => null,
  )
