import type { GameId } from '@bothy/games'
import type { DataGuide } from '@bothy/board-kit/board/details/data-guide.ts'
import { loadInUse } from '@bothy/board-kit/ui/words/catalogue.ts'

type Listed = {
  readonly SOURCES: readonly { readonly id: string; readonly what: string; readonly proves: string }[]
  readonly INFERRED: readonly { readonly what: string; readonly basis: string }[]
}
export type Sources = {
  readonly sources: Listed['SOURCES']
  readonly inferred: Listed['INFERRED']
  readonly guide: DataGuide | null
}

const SOURCES = import.meta.glob<Listed>('../../../games/*/data/sources.ts')
const GUIDES = import.meta.glob<DataGuide>('../../../games/*/board/data-guide.tsx', { import: 'guide' })

export async function loadSources(id: GameId): Promise<Sources> {
  const { SOURCES: sources, INFERRED: inferred } = await SOURCES[`../../../games/${id}/data/sources.ts`]()
  const guide = (await GUIDES[`../../../games/${id}/board/data-guide.tsx`]?.()) ?? null
  if (guide !== null) await loadInUse(guide.words)
  return { sources, inferred, guide }
}
