import { below, type Game, type GameTypes, type Json, plain, sameJson, stream } from '@bothy/kernel'
import { IS_WHOLE } from '@bothy/kernel/contract-suite'
import { typesetMessage } from '@bothy/kernel/french'
import type { Merit, Merits, MeritWords } from '@bothy/kernel/merits'
import { NAMES } from '@bothy/kernel/rule-suite'
import type { Question, Strategy } from '@bothy/kernel/strategy'
import { expect, test } from 'vitest'
import { comparedFor, type Played, stateAfter, whyBetter } from './analysis/why.ts'
import { createBot } from './levels.ts'
import { applyAndHear } from './plans.ts'
import { ask } from './question.ts'

const TIMEOUT = 600_000
const POSITIONS = IS_WHOLE ? 2000 : 200
const MOST_LETTERS = 100
/** Whims bring positions that no bot comes to. */
const WHIM = 3
/** Figures that name a thing, whose words need not hold the number. */
const THINGS: ReadonlySet<string> = new Set(['kind', 'seat', 'card', 'tile', 'contract'])

export type { Played }

export type Holds<T extends GameTypes, M extends Merit> = {
  readonly [K in M['kind']]: Holding<Extract<M, { readonly kind: K }>, T>
}
/** A method, so that the table can be asked by a kind that is known only when it runs. */
export type Holding<M extends Merit, T extends GameTypes> = { holds(merit: M, played: Played<T>): boolean }['holds']

interface Tested<T extends GameTypes, M extends Merit> {
  readonly game: Game<T>
  readonly strategy: Strategy<T>
  readonly merits: Merits<T, M>
  readonly words: { readonly en: MeritWords<M>; readonly fr: MeritWords<M> }
  /** A second reckoning of each merit, from the positions themselves. */
  readonly holds: Holds<T, M>
  /** Tables in turn. */
  readonly tables: readonly { readonly seats: number; readonly setup?: Json }[]
}

type Pair<A> = { readonly better: readonly A[]; readonly other: readonly A[] }

/** Why a decision is better than another, at positions of games between a bot and chance. */
export function meritsSuite<T extends GameTypes, M extends Merit>(tested: Tested<T, M>): void {
  const { game, strategy, merits, words } = tested
  const holds: { readonly [kind: string]: Holding<M, T> } = tested.holds
  const kinds: readonly string[] = Object.keys(holds)

  test(`merits hold in ${POSITIONS} positions, in both languages`, { timeout: TIMEOUT }, () => {
    const met = new Map<string, number>()
    const faults = new Set<string>()
    const texts = new Set<string>()
    let told = 0
    for (const { state, seat, pair, n } of comparisons(tested)) {
      const worlds = [state, game.imagine(state, seat, stream('merits', 'world', String(n)))]
      for (const before of worlds) {
        const [better, other] = [pair.better, pair.other].map((plies) => stateAfter(game, before, seat, plies))
        if (better === null || other === null) continue
        const played = { me: seat, before, better, other }
        const list = merits.compare(comparedFor(game, played))
        for (const merit of [...list.merits, ...list.prices]) {
          met.set(merit.kind, (met.get(merit.kind) ?? 0) + 1)
          if (!holds[merit.kind](merit, played))
            faults.add(`${JSON.stringify(merit)} does not hold: ${written(tested, pair)}`)
          for (const fault of faultsOfWords(merit, words, texts)) faults.add(fault)
        }
      }
      const why = worlds.map((world) => {
        const { sample } = ask(game, world, seat, { rng: stream('merits', String(n)), budget: { iterations: 1 } })
        return whyBetter({ game, strategy, merits }, { seat, sample }, pair)
      })
      if (!sameJson(why[0], why[1])) faults.add(`another world tells ${JSON.stringify(why)}: ${written(tested, pair)}`)
      if (why[0].length > 0) told++
      expect(why[0].length).toBeLessThanOrEqual(3)
    }
    expect([...faults].slice(0, 10)).toEqual([])
    expect(kinds.filter((kind) => !met.has(kind))).toEqual([])
    expect([...met.keys()].filter((kind) => !kinds.includes(kind))).toEqual([])
    expect(told).toBeGreaterThan(POSITIONS / 4)
  })
}

const written = <T extends GameTypes, M extends Merit>(
  { game }: Tested<T, M>,
  { better, other }: Pair<T['action']>,
): string => [better, other].map((plies) => plies.map((ply) => game.write(ply)).join(', ')).join(' over ')

function* faultsOfWords<M extends Merit>(
  merit: M,
  { en, fr }: { readonly en: MeritWords<M>; readonly fr: MeritWords<M> },
  texts: Set<string>,
): Generator<string> {
  const key = JSON.stringify(merit)
  if (texts.has(key)) return
  texts.add(key)
  const french = fr.say(merit)
  if (!sameJson([...typesetMessage(french)], [...french])) yield `not typeset: ${plain(french, NAMES)}`
  for (const text of [plain(en.say(merit), NAMES), plain(french, NAMES)]) {
    if (!/^\S.*\.$/.test(text) || text.length > MOST_LETTERS || /['"]|undefined|NaN|\[object| {2}/.test(text))
      yield `${text.length} letters: ${text}`
    const numbers: readonly string[] = text.match(/\d+/g) ?? []
    const figures: readonly [string, unknown][] = Object.entries(merit)
    for (const [name, figure] of figures)
      if (typeof figure === 'number' && !THINGS.has(name) && !numbers.includes(String(Math.abs(figure))))
        yield `${name} is ${figure}, and not in: ${text}`
  }
}

interface Comparison<T extends GameTypes> {
  readonly state: T['state']
  readonly seat: number
  readonly pair: Pair<T['action']>
  readonly n: number
}

function* comparisons<T extends GameTypes, M extends Merit>({
  game,
  strategy,
  tables,
}: Tested<T, M>): Generator<Comparison<T>> {
  const easy = createBot(game, strategy, 'easy')
  const rng = stream('merits')
  const byBot = easy.choose.bind(easy)
  const byChance = ({ legal }: Question<T>): T['action'] => legal[below(rng, legal.length)]
  const decision = (from: T['state'], choose: (question: Question<T>) => T['action']): readonly T['action'][] =>
    chain(game, strategy, from, choose)
  for (let n = 0, table = 0; n < POSITIONS; table++) {
    const { seats, setup: raw = {} } = tables[table % tables.length]
    const setup = game.setup(raw, seats)
    if (!setup.ok) throw new Error('no such table')
    const state = game.create(setup.value, seats, `merits-${table}`, game.revision)
    while (game.actors(state).length > 0 && n < POSITIONS) {
      const [seat] = game.actors(state)
      const { legal } = ask(game, state, seat, { rng: stream('legal'), budget: { iterations: 1 } })
      if (legal.length > 1) {
        const isWhim = below(rng, WHIM) === 0
        const pair = { better: decision(state, isWhim ? byChance : byBot), other: decision(state, byChance) }
        if (!sameJson([...pair.better], [...pair.other])) yield { state: game.clone(state), seat, pair, n: n++ }
      }
      for (const ply of decision(state, below(rng, WHIM) === 0 ? byChance : byBot)) game.apply(state, seat, ply)
    }
  }
}

/** A decision up to where chance speaks. */
function chain<T extends GameTypes>(
  game: Game<T>,
  strategy: Strategy<T>,
  from: T['state'],
  choose: (question: Question<T>) => T['action'],
): readonly T['action'][] {
  const state = game.clone(from)
  const [seat] = game.actors(state)
  const out: T['action'][] = []
  for (;;) {
    const asked = { rng: stream('chain', String(out.length)), budget: { iterations: 1 } }
    const ply = choose(ask(game, state, seat, asked))
    out.push(ply)
    const isNews = applyAndHear({ game, seat }, state, ply)
    if (isNews || strategy.isDecisionComplete(state) || !game.actors(state).includes(seat)) return out
  }
}
