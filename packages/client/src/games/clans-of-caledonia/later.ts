import type { FunctionComponent } from 'preact'
import type { LaterParts } from '../../board/game-client.ts'
import { loadInUse } from '../../ui/catalogue.ts'
import { type Lazy, lazy } from '../../ui/lazy.tsx'
import { explainWords } from './explain-words.ts'

/** A part that is not there at first, with the words that it shares with the others. */
const part = <P extends object>(fetch: () => Promise<FunctionComponent<P>>): Lazy<P> =>
  lazy(
    async () => {
      const [fetched] = await Promise.all([fetch(), loadInUse(explainWords)])
      return fetched
    },
    () => null,
  )

export const Explain = part(async () => (await import('./explain.tsx')).Explain)
export const Standing = part(async () => (await import('./standing.tsx')).Standing)

export const later: LaterParts = {
  words: explainWords,
  load: async () => {
    await Promise.all([Explain.load(), Standing.load()])
  },
}
