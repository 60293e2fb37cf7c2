import { type ChronicleId, isChronicle, type ModuleTypes, ORDER } from '@bothy/glen-more-2/data'
import { type Catalogue, loadInUse } from '@bothy/board-kit/ui/words/catalogue.ts'
import { bringPart, shared } from './brought.ts'
import type { ChroniclePart } from './part.ts'
import { PARTS } from '../../modules/written/board/parts.ts'

type Later = {
  readonly [K in ChronicleId]: {
    readonly words: Catalogue<unknown>
    readonly part: () => Promise<ChroniclePart<ModuleTypes[K]>>
  }
}

/** One file for each Chronicle, and its words. */
const LATER: Later = PARTS

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
  await Promise.all(ORDER.flatMap((id) => [LATER[id].words.load('en'), LATER[id].words.load('fr')]))
  await Promise.all((await Promise.all(ORDER.map(load))).map((fetchRest) => fetchRest()))
}
