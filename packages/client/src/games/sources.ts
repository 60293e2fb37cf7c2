import type { GameId } from '@bothy/games'

export type Sources = {
  readonly sources: readonly { readonly id: string; readonly what: string; readonly proves: string }[]
  readonly inferred: readonly { readonly what: string; readonly basis: string }[]
}

/** Where the data of each game comes from, as the game itself lists it; in English. */
export const loadSources: { readonly [id in GameId]: () => Promise<Sources> } = {
  'clans-of-caledonia': async () => {
    const { SOURCES, INFERRED } = await import('@bothy/clans-of-caledonia/data')
    return { sources: SOURCES, inferred: INFERRED }
  },
  'glen-more': async () => {
    const { SOURCES, INFERRED } = await import('@bothy/glen-more')
    return { sources: SOURCES, inferred: INFERRED }
  },
  'lords-of-scotland': async () => {
    const { SOURCES, INFERRED } = await import('@bothy/lords-of-scotland/data/sources')
    return { sources: SOURCES, inferred: INFERRED }
  },
}
