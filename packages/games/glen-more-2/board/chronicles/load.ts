import type { ChronicleId, Nouns } from '@bothy/glen-more-2/data'
import { type Catalogue, loadInUse } from '@bothy/board-kit/ui/words/catalogue.ts'
import { bringPart, shared } from './brought.ts'
import { words as cellars } from '../../modules/cellars/board/words.ts'
import { words as council } from '../../modules/council/board/words.ts'
import { words as englishman } from '../../modules/englishman/board/words.ts'
import { words as haggis } from '../../modules/haggis/board/words.ts'
import { words as mobs } from '../../modules/mobs/board/words.ts'
import { words as mountain } from '../../modules/mountain/board/words.ts'
import { words as race } from '../../modules/race/board/words.ts'
import { words as tome } from '../../modules/tome/board/words.ts'
import type { ChroniclePart } from './part.ts'

type Later = {
  readonly [K in ChronicleId]: {
    readonly words: Catalogue<unknown>
    readonly part: () => Promise<ChroniclePart<Nouns[K]>>
  }
}

/** What a Chronicle needs besides the table, in one file and its words; one line for each. */
const LATER: Later = {
  race: { words: race, part: async () => (await import('../../modules/race/board/index.ts')).race },
  mountain: { words: mountain, part: async () => (await import('../../modules/mountain/board/index.ts')).mountain },
  cellars: { words: cellars, part: async () => (await import('../../modules/cellars/board/index.ts')).cellars },
  englishman: {
    words: englishman,
    part: async () => (await import('../../modules/englishman/board/index.ts')).englishman,
  },
  tome: { words: tome, part: async () => (await import('../../modules/tome/board/index.ts')).tome },
  council: { words: council, part: async () => (await import('../../modules/council/board/index.ts')).council },
  mobs: { words: mobs, part: async () => (await import('../../modules/mobs/board/index.ts')).mobs },
  haggis: { words: haggis, part: async () => (await import('../../modules/haggis/board/index.ts')).haggis },
}

const isChronicle = (id: string): id is ChronicleId => Object.hasOwn(LATER, id)

/** The answer fetches the rest, for which the table does not wait. */
async function load<K extends ChronicleId>(id: K): Promise<() => Promise<void>> {
  const { words, part } = LATER[id]
  const [own, { Strips }] = await Promise.all([part(), import('./strips.tsx'), loadInUse(words)])
  // The part may have taken longer than the reader to choose another language.
  await loadInUse(words)
  bringPart(id, own)
  shared.Strips = Strips
  return async () => bringPart(id, { ...own, ...(await own.rest?.()) })
}

/** The parts of those Chronicles that a table plays, with their words. */
export async function loadChronicles(setup: unknown): Promise<void> {
  if (typeof setup !== 'object' || setup === null) return
  const played = Object.entries(setup).flatMap(([id, value]) => (value === true && isChronicle(id) ? [id] : []))
  for (const fetchRest of await Promise.all(played.map(load))) fetchRest().catch(() => undefined)
}

/** All of them in both languages, for pages that show any position. */
export async function loadAllChronicles(): Promise<void> {
  const ids = Object.keys(LATER).filter(isChronicle)
  await Promise.all(ids.flatMap((id) => [LATER[id].words.load('en'), LATER[id].words.load('fr')]))
  await Promise.all((await Promise.all(ids.map(load))).map((fetchRest) => fetchRest()))
}
