import type { GameId } from '@bothy/games'
import type { DataGuide } from '@bothy/board-kit/board/details/data-guide.ts'
import { loadInUse } from '@bothy/board-kit/ui/words/catalogue.ts'

export type Sources = {
  readonly sources: readonly { readonly id: string; readonly what: string; readonly proves: string }[]
  readonly inferred: readonly { readonly what: string; readonly basis: string }[]
  /** What of the data is not certain, part by part, in the words of the reader; nothing where all of it was read. */
  readonly guide: DataGuide | null
}

/** Where the data of each game comes from, as the game itself lists it; in English. */
export const loadSources: { readonly [id in GameId]: () => Promise<Sources> } = {
  'clans-of-caledonia': async () => {
    const { SOURCES, INFERRED } = await import('@bothy/clans-of-caledonia/data/sources')
    const { guide } = await import('./clans-of-caledonia/data-guide.tsx')
    await loadInUse(guide.words)
    return { sources: SOURCES, inferred: INFERRED, guide }
  },
  'glen-more': async () => {
    const { SOURCES, INFERRED } = await import('@bothy/glen-more')
    return { sources: SOURCES, inferred: INFERRED, guide: null }
  },
  'glen-more-2': async () => {
    const { SOURCES, INFERRED } = await import('@bothy/glen-more-2/data/sources')
    const { guide } = await import('./glen-more-2/data-guide.tsx')
    await loadInUse(guide.words)
    return { sources: SOURCES, inferred: INFERRED, guide }
  },
  'lords-of-scotland': async () => {
    const { SOURCES, INFERRED } = await import('@bothy/lords-of-scotland/data/sources')
    return { sources: SOURCES, inferred: INFERRED, guide: null }
  },
}
