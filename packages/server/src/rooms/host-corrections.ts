import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { readCorrectionsFile } from '@bothy/kernel'
import type { OfferedCorrections } from '@bothy/protocol'
import type { AnyGame } from '@bothy/room'

const MOST_FILES = 50
const MOST_BYTES = 512 * 1024

export type Complain = (sentence: string) => void

const MOST_SAID = 1000

/** Logs every sentence once: clients may request the corrections at will. */
export function once(complain: Complain): Complain {
  const said = new Set<string>()
  return (sentence) => {
    if (said.has(sentence) || said.size >= MOST_SAID) return
    said.add(sentence)
    complain(sentence)
  }
}

type CorrectedGame = Pick<AnyGame, 'id' | 'correctable' | 'seats' | 'setup'>

/**
 * One file each in `data/corrections`, read on request, so that a new file needs no restart. A bad file is left out and reported; the
 * others are still offered.
 */
export async function hostCorrections(
  folder: string,
  game: CorrectedGame,
  complain: Complain,
): Promise<OfferedCorrections[]> {
  if (game.correctable === null) return []
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json')).toSorted()
  const offers: OfferedCorrections[] = []
  for (const name of names.slice(0, MOST_FILES)) {
    const offer = await readOffer(join(folder, name), game)
    if (typeof offer === 'string') complain(`corrections/${name}: ${offer}`)
    else if (offer !== null) offers.push(offer)
  }
  return offers
}

async function readOffer(path: string, game: CorrectedGame): Promise<OfferedCorrections | string | null> {
  let raw: unknown
  try {
    const found = await stat(path)
    // Reading a pipe would block forever.
    if (!found.isFile()) return 'this is no file'
    if (found.size > MOST_BYTES) return 'the file is too large'
    raw = JSON.parse(await readFile(path, 'utf8'))
  } catch (error) {
    return error instanceof Error ? error.message : 'can not be read'
  }
  const file = readCorrectionsFile(raw)
  if (!file.ok) return `${file.problem.why} at "${file.problem.at}"`
  if (file.value.game !== game.id) return null
  const setup = game.setup({ corrections: file.value.corrections }, game.seats.max)
  if (!setup.ok) return `${setup.problem.law ?? setup.problem.why} at "${setup.problem.at}"`
  return { name: file.value.name, corrections: file.value.corrections }
}
