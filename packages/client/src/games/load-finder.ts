import type { GameTypes } from '@bothy/kernel'
import type { FindThing } from '@bothy/board-kit/board/find-thing.ts'

type Finder = FindThing<GameTypes['view']>

const FINDERS = import.meta.glob<Finder>('../../../games/*/board/find-thing.ts', { import: 'findThing' })

/** Says where the things of a game are drawn; null for a game without it. */
export const loadFinder = async (game: string): Promise<Finder | null> =>
  (await FINDERS[`../../../games/${game}/board/find-thing.ts`]?.()) ?? null
