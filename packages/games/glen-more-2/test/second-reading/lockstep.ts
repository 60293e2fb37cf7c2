import { below, type RngState, stream } from '@bothy/kernel'
import type { ChronicleId } from '../../modules/module-types.ts'
import type { Action, Event, Setup } from '../../rules/index.ts'
import { BOX } from '../../data/index.ts'
import { withChronicles as game } from '../chronicles/chronicles.ts'
import type { Question } from './types.ts'
import { CHAPTERS, type Read } from './chapters/list.ts'
import { wholeGame } from './course.ts'
import { read, seen } from './looking.ts'
import { type Supplies, tableOf } from './opening.ts'
import { anyStyle, pick } from './picking.ts'
import { ranksOf } from './reckoning.ts'
import { vpOf } from './table.ts'

function differences(mine: unknown, theirs: unknown, path: string): string[] {
  if (typeof mine !== 'object' || typeof theirs !== 'object' || mine === null || theirs === null)
    return mine === theirs ? [] : [`${path}: read ${JSON.stringify(mine)}, seen ${JSON.stringify(theirs)}`]
  const [ours, others] = [new Map(Object.entries(mine)), new Map(Object.entries(theirs))]
  return [...new Set([...ours.keys(), ...others.keys()])].flatMap((key) =>
    differences(ours.get(key), others.get(key), `${path}.${key}`),
  )
}

function same(mine: unknown, theirs: unknown, where: () => string): void {
  if (JSON.stringify(mine) === JSON.stringify(theirs)) return
  const found = differences(mine, theirs, '')
  if (found.length > 0) throw new Error(`${found.join('; ')} in ${where()}`)
}

/** Lists of legal actions have no order. */
function sameChoices(mine: readonly string[], theirs: readonly string[], where: () => string): void {
  const [ours, others] = [new Set(mine), new Set(theirs)]
  if (ours.size !== mine.length || others.size !== theirs.length)
    throw new Error(`a choice is listed twice: ${where()}`)
  const only = mine.filter((text) => !others.has(text))
  const missing = theirs.filter((text) => !ours.has(text))
  if (only.length + missing.length > 0)
    throw new Error(`only read: ${only.join(', ')}; only seen: ${missing.join(', ')} in ${where()}`)
}

/** Scotsmen, markers and coins are few or many at every other table: many cases occur only then. */
function anySupplies(rng: RngState): Supplies {
  if (below(rng, 2) === 0) return BOX.supplies
  const { scotsmen, clanMarkers, startCoins } = BOX.supplies
  return {
    scotsmen: below(rng, 2) === 0 ? scotsmen : 2 + below(rng, 5),
    clanMarkers: below(rng, 2) === 0 ? clanMarkers : 1 + below(rng, 4),
    startCoins: startCoins.map((coins) => (below(rng, 2) === 0 ? coins : below(rng, 30))),
  }
}

const OPTIONS = game.options.filter(({ group }) => group !== 'chronicles')

function anySetup(seats: number, chapters: readonly Read[], supplies: Supplies, rng: RngState): Setup {
  const { scotsmen, clanMarkers, startCoins } = supplies
  const chosen = Object.fromEntries(
    OPTIONS.map(({ id, default: usual, values }) => {
      const list = values(seats)
      return [id, below(rng, 3) === 0 ? usual : list[below(rng, list.length)]]
    }),
  )
  const others = chapters.map(({ id, any }) => ({ id, ...any(rng) }))
  for (const { id } of others) chosen[id] = true
  const arranged = Object.fromEntries(
    others.flatMap((other) => (other.arranged === null ? [] : [[other.id, other.arranged]])),
  )
  const corrections = [
    ...others.flatMap((other) => other.corrections),
    { at: 'supplies.scotsmen', value: scotsmen },
    { at: 'supplies.clanMarkers', value: clanMarkers },
    ...startCoins.map((value, i) => ({ at: `supplies.startCoins.${i}`, value })),
  ]
  const checked = game.setup({ ...chosen, arranged, corrections }, seats)
  if (!checked.ok) throw new Error(JSON.stringify(checked.problem))
  return checked.value
}

const askedIn = (question: Question): [number, readonly string[]][] =>
  'asked' in question ? [...question.asked].toSorted(([a], [b]) => a - b) : [[question.seat, question.legal]]

/** Throws where the engine and the second reading differ. Returns the number of plies. */
export function lockstep(
  label: string,
  n: number,
  met: Map<string, number>,
  chronicles: readonly ChronicleId[],
): number {
  const chapters = CHAPTERS.filter(({ id }) => chronicles.includes(id))
  const fewest = Math.max(2, ...chapters.map((chapter) => chapter.fewest))
  const seats = fewest + (n % (5 - fewest))
  const rng = stream('second-reading', label, String(n))
  const supplies = anySupplies(rng)
  const setup = anySetup(seats, chapters, supplies, rng)
  const styles = Array.from({ length: seats }, () => anyStyle(rng))
  const opening: Event[] = []
  const s = game.create(setup, seats, `${label}-${n}`, game.revision, opening)
  const t = tableOf(s, setup, supplies, opening, met)
  const course = wholeGame(t)
  let step = course.next('')
  const plies: string[] = []
  const where = (): string => `${JSON.stringify({ game: n, seats, seed: `${label}-${n}`, setup })} ${plies.join(', ')}`
  while (game.result(s) === null) {
    if (step.done === true) throw new Error(`the reading is at its end: ${where()}`)
    const asked = askedIn(step.value)
    const actors = game.actors(s).toSorted((a, b) => a - b)
    same([step.value.kind, ...asked.map(([seat]) => seat)], [s.stack.at(-1)?.kind, ...actors], where)
    same(read(t), seen(s), where)
    for (const chapter of t.chapters) same(chapter.read(), chapter.seen(s), where)
    // Players asked at the same time answer in any order.
    const [seat, legal] = asked[below(rng, asked.length)]
    const list: Action[] = []
    game.legal(s, seat, list)
    const texts = list.map((a) => game.write(a))
    sameChoices(legal, texts, where)
    const text = pick(t, seat, styles[seat], texts, rng)
    plies.push(text)
    const events: Event[] = []
    game.apply(s, seat, list[texts.indexOf(text)], events)
    for (const e of events) {
      if (e.type === 'rolled') t.rolls.push(e.roll)
      for (const { told } of t.chapters) told?.(e)
    }
    step = course.next('asked' in step.value ? `${seat} ${text}` : text)
  }
  if (step.done !== true) throw new Error(`the reading goes on with ${step.value.kind}: ${where()}`)
  same(read(t), seen(s), where)
  for (const chapter of t.chapters) same(chapter.read(), chapter.seen(s), where)
  const result = game.result(s)
  same({ scores: t.players.map(vpOf), ranks: ranksOf(t) }, { scores: result?.scores, ranks: result?.ranks }, where)
  return plies.length
}
