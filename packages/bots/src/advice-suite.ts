import { type Game, type GameTypes, hashOfState, type Json, sameJson, stream } from '@bothy/kernel'
import { IS_WHOLE } from '@bothy/kernel/contract-suite'
import type { Merit, Merits } from '@bothy/kernel/merits'
import type { Budget, Strategy } from '@bothy/kernel/strategy'
import { describe, expect, test } from 'vitest'
import { type Advice, type Advised, advise } from './advice/advise.ts'
import { factsBeforeNews } from './advice/facts.ts'
import { stateAfter } from './analysis/why.ts'
import type { Holding, Holds } from './merits-suite.ts'
import type { Net } from './net.ts'
import { ask } from './question.ts'
import { positionsOf } from './strategy-suite.ts'

const TIMEOUT = 600_000
/** An answer takes about a second. */
const POSITIONS = IS_WHOLE ? 12 : 2
const MOST = 3
/** In looks at the clock: all that a net needs, and a third of a long look ahead, which is cut at the same place in both worlds. */
const LOOKS = 800

interface Tested<T extends GameTypes, M extends Merit> {
  readonly game: Game<T>
  readonly strategy: Strategy<T>
  readonly merits: Merits<T, M>
  readonly holds: Holds<T, M>
  netFor(seats: number): Net | null
  /** Every number of seats occurs among them. */
  readonly tables: readonly { readonly seats: number; readonly setup?: Json }[]
}

/** Hints as a table gives them, at positions of games in which hundreds of plies were played. */
export function adviceSuite<T extends GameTypes, M extends Merit>(tested: Tested<T, M>): void {
  const { game, strategy, merits, tables } = tested
  const positionsAt = positionsOf(game, strategy)
  let reasons = 0
  let several = 0

  const positions = (seats: number, setup: Json): T['state'][] =>
    positionsAt({ seats, setup, count: 12 * POSITIONS, seed: `advice-${seats}`, every: 9 })
      .filter((s) => choicesAt(game, s) > 1)
      .filter((_, i) => i % 3 === 0)
      .slice(-POSITIONS)

  const adviceIn = (world: T['state'], seats: number, budget: Budget = { ms: LOOKS }): Advice<T> => {
    const question = ask(game, world, game.actors(world)[0], { rng: stream('same'), budget })
    const net = tested.netFor(seats)
    let looks = 0
    return advise(game, strategy, question, { merits, now: () => looks++, ...(net === null ? {} : { net }) })
  }

  test('the tables have every number of seats', () => {
    const counts = new Set(tables.map(({ seats }) => seats))
    for (let { min } = game.seats; min <= game.seats.max; min++) expect(counts).toContain(min)
  })

  describe.each(tables)('advice, $seats seats, $setup', ({ seats, setup = {} }) => {
    test('is the same in worlds that the seat cannot tell apart, and true in each', { timeout: TIMEOUT }, () => {
      const faults: string[] = []
      for (const s of positions(seats, setup)) {
        const [seat] = game.actors(s)
        const before = JSON.stringify(s)
        const worlds = [s, game.imagine(s, seat, stream('other'))]
        const [own, other] = worlds.map((world) => adviceIn(world, seats))
        expect(JSON.stringify(s)).toBe(before)
        expect(other).toEqual(own)
        faults.push(...faultsOf(game, own, s))
        for (const world of worlds)
          for (const advised of own.list) faults.push(...faultsOfReasons(tested, world, advised))
        if (own.list.length > 1) several++
        reasons += own.list.flatMap(({ why }) => why).length
      }
      expect(faults).toEqual([])
    })

    test('comes when time is up, as far as it is', { timeout: TIMEOUT }, () => {
      const [s] = positions(seats, setup)
      expect([...faultsOf(game, adviceIn(s, seats, { ms: 1 }), s)]).toEqual([])
    })
  })

  test('some positions have several decisions, and reasons for them', () => {
    expect(several).toBeGreaterThan(0)
    expect(reasons).toBeGreaterThan(0)
  })
}

function choicesAt<T extends GameTypes>(game: Game<T>, s: T['state']): number {
  const out: T['action'][] = []
  game.legal(s, game.actors(s)[0], out)
  return out.length
}

function* faultsOf<T extends GameTypes>(game: Game<T>, { unit, list }: Advice<T>, s: T['state']): Generator<string> {
  const [seat] = game.actors(s)
  if (list.length === 0 || list.length > MOST) yield `${list.length} decisions`
  const ends = list.map(({ actions }) => stateAfter(game, s, seat, actions))
  const hashes = ends.map((end) => (end === null ? 'illegal' : hashOfState(end)))
  if (hashes.includes('illegal')) yield 'a decision cannot be played'
  if (new Set(hashes).size < hashes.length) yield 'two decisions lead to the same position'
  for (const [i, { worth, error, actions, events }] of list.entries()) {
    if (i > 0 && worth > list[i - 1].worth) yield 'a lesser decision stands first'
    if (unit === 'share' && !(worth >= 0 && worth <= 1)) yield `a share of ${worth}`
    if (!(error >= 0 && Number.isFinite(error))) yield `an error of ${error}`
    const facts = factsBeforeNews(game, { seat, sample: () => game.clone(s) }, actions)
    if (!sameJson([...facts], [...events])) yield `no such facts: ${JSON.stringify(events)}`
  }
}

function* faultsOfReasons<T extends GameTypes, M extends Merit>(
  { game, holds }: Tested<T, M>,
  before: T['state'],
  { actions, over, why }: Advised<T>,
): Generator<string> {
  if (why.length === 0) return
  const [seat] = game.actors(before)
  const [better, other] = [actions, over ?? []].map((plies) => stateAfter(game, before, seat, plies))
  if (over === null || better === null || other === null) {
    yield 'compared with nothing that can be played'
    return
  }
  const table: { readonly [kind: string]: Holding<Merit, T> } = holds
  for (const merit of why)
    if (!table[merit.kind](merit, { me: seat, before, better, other })) yield `does not hold: ${JSON.stringify(merit)}`
}
