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

const LATER: Later = PARTS

/** The result fetches the rest; the table does not wait for it. */
async function load<K extends ChronicleId>(id: K): Promise<() => Promise<void>> {
  const { words, part } = LATER[id]
  const [own, { Dock, Opened, Told, OnSeat }] = await Promise.all([part(), import('./dock.tsx'), loadInUse(words)])
  // The reader may have changed the language while the part loaded.
  await loadInUse(words)
  bringPart(id, own)
  shared.late = { Dock, Opened, Told, OnSeat }
  return async () => bringPart(id, { ...own, ...(await own.rest?.()) })
}

export async function loadChronicles(setup: unknown): Promise<void> {
  if (typeof setup !== 'object' || setup === null) return
  const played = Object.entries(setup).flatMap(([id, value]) => (value === true && isChronicle(id) ? [id] : []))
  for (const fetchRest of await Promise.all(played.map(load))) fetchRest().catch(() => undefined)
}

export async function loadAllChronicles(): Promise<void> {
  await Promise.all(ORDER.flatMap((id) => [LATER[id].words.load('en'), LATER[id].words.load('fr')]))
  await Promise.all((await Promise.all(ORDER.map(load))).map((fetchRest) => fetchRest()))
}
