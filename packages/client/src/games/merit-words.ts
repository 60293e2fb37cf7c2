import { type GameId, isGameId, loadMeritWords } from '@bothy/games'
import type { MeritWords } from '@bothy/kernel/merits'
import { type Catalogue, catalogue, loadInUse } from '@bothy/board-kit/ui/words/catalogue.ts'

type Words = Catalogue<MeritWords | null>

const known = new Map<GameId, Words>()

function meritCatalogue(game: GameId): Words {
  const words =
    known.get(game) ??
    catalogue<MeritWords | null>({ en: () => loadMeritWords(game, 'en'), fr: () => loadMeritWords(game, 'fr') })
  known.set(game, words)
  return words
}

/** Null for a game whose analysis gives no reasons. */
export async function loadMeritCatalogue(game: string): Promise<Words | null> {
  if (!isGameId(game)) return null
  const words = meritCatalogue(game)
  await loadInUse(words)
  return words
}
