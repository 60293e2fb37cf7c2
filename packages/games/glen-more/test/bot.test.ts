import { ask, type Bot, createBot, isLevel, type Level, LEVELS, needsNet } from '@bothy/bots'
import { below, stream } from '@bothy/kernel'
import type { Question } from '@bothy/kernel/lore'
import { describe, expect, test, vi } from 'vitest'
import { lore } from '../src/bot/index.ts'
import { read, RING } from '../src/bot/reading.ts'
import { LOST } from '../src/bot/worth.ts'
import { type Action, glenMore as game, type State, type Types } from '../src/index.ts'
import { legalCells } from '../src/rules/placement.ts'
import { play, type Position, tileOf } from './play.ts'

vi.setConfig({ testTimeout: 60_000 })

const SEATS = [2, 3, 4, 5] as const
const PLAYED = LEVELS.filter((level) => !needsNet(level))

function legalOf(s: State): Action[] {
  const out: Action[] = []
  game.legal(s, game.actors(s)[0], out)
  return out
}

function open(seats: number, seed: string): State {
  const setup = game.setup({}, seats)
  if (!setup.ok) throw new Error('no default table')
  return game.create(setup.value, seats, seed, game.revision)
}

/** Positions of games in which the script and chance take turns, a few from each. */
function positions(seats: number, count: number, seed: string, every = 17): State[] {
  const out: State[] = []
  const rng = stream(seed)
  const easy = createBot(game, lore, 'easy')
  for (let n = 0; out.length < count; n++) {
    const s = open(seats, `${seed}-${n}`)
    while (game.actors(s).length > 0 && out.length < count) {
      if (below(rng, every) === 0) out.push(game.clone(s))
      const legal = legalOf(s)
      const isRandom = below(rng, 5) === 0
      const action = isRandom ? legal[below(rng, legal.length)] : easy.choose(questionAt(s, String(out.length)))
      game.apply(s, game.actors(s)[0], action)
    }
  }
  return out
}

const questionAt = (s: State, seed: string): Question<Types> =>
  ask(game, s, game.actors(s)[0], { rng: stream(seed), budget: { iterations: 1 } })

describe.each(PLAYED)('%s', (level) => {
  test.each(SEATS)('answers legally and the same for the same seed, %i seats', (seats) => {
    for (const s of positions(seats, level === 'ismcts-1000' ? 1 : 12, `legal-${seats}`)) {
      const before = JSON.stringify(s)
      const question = questionAt(s, 'a')
      const answer = createBot(game, lore, level).choose(question)
      expect(question.legal).toContainEqual(answer)
      expect(createBot(game, lore, level).choose(questionAt(s, 'a'))).toEqual(answer)
      expect(JSON.stringify(s)).toBe(before)
    }
  })
})

/** The order of the stacks and the die are all that is hidden; permuting them must change no answer. See the bots of the first game. */
describe.each(['easy', 'medium'])('%s is honest', (name) => {
  if (!isLevel(name)) throw new Error(name)
  test.each(SEATS)('%i seats', (seats) => {
    for (const s of positions(seats, 8, `honest-${seats}`)) {
      const seat = game.actors(s)[0]
      const other = game.imagine(s, seat, stream('other'))
      const canonical = game.imagine(s, seat, stream('canonical'))
      const answers = [s, other].map((truth) => {
        const rng = stream('same')
        return createBot(game, lore, name).choose({
          ...questionAt(truth, 'same'),
          rng,
          sample: () => game.imagine(canonical, seat, rng),
        })
      })
      expect(answers[0]).toEqual(answers[1])
    }
  })
})

test('inputs and terms depend on nothing that the seat can not see', () => {
  for (const seats of SEATS)
    for (const s of positions(seats, 15, `inputs-${seats}`))
      for (let seat = 0; seat < seats; seat++) {
        const other = game.imagine(s, seat, stream('permuted'))
        const inputs = [s, other].map((state) => {
          const out = new Float32Array(lore.inputs(seats).length)
          lore.encode(state, seat, out)
          return out
        })
        expect(inputs[0]).toEqual(inputs[1])
        expect(inputs[0].every((x) => Number.isFinite(x) && Math.abs(x) < 8)).toBe(true)
        const terms = [s, other].map((state) => {
          const out = new Float64Array(lore.terms.length).fill(Number.NaN)
          lore.appraise(state, seat, out)
          return out
        })
        expect(terms[0]).toEqual(terms[1])
        expect(terms[0].every((x) => Number.isFinite(x))).toBe(true)
      }
})

test('every input has a name of its own and is used in some position', () => {
  for (const seats of SEATS) expect(new Set(lore.inputs(seats)).size).toBe(lore.inputs(seats).length)
  expect(lore.inputs(3).length - lore.inputs(2).length).toBe(lore.inputs(5).length - lore.inputs(4).length)
  const names = lore.inputs(2)
  const used = new Float32Array(names.length)
  for (const s of positions(2, 800, 'used', 4))
    for (let seat = 0; seat < 2; seat++) {
      const out = new Float32Array(names.length)
      lore.encode(s, seat, out)
      out.forEach((x, i) => {
        if (x !== 0) used[i] = 1
      })
    }
  const idle = names.filter((_, i) => used[i] === 0)
  // More than two seats, and what a few hundred positions hardly show: single copies on one place of the ring, many tiles of a
  // kind, great leads, all five cubes, a full row of the market.
  const rare = [
    /order\.[345]|behind\.[345]|lag\.1[0-3]|moreThan\.6|lead\.|scoreLead\.|aheadAbove\.cards/,
    /^ring\.\d\.(abbey|grocer|bridge|tavern|loch|castle|butcher|fair|distillery)/,
    /owns\.\w+\.[123]|worth\.(castle|loch|abbey|grocer|bridge)|card\.|ringCard\.|noPlace|lost\.|kinds\.5|market\.\w+\.3/,
  ]
  expect(idle.filter((name) => !rare.some((pattern) => pattern.test(name)))).toEqual([])
  expect(idle.length).toBeLessThan(names.length / 4)
})

test('prune leaves a choice of tiles, places and clan members, and never nothing', () => {
  for (const seats of SEATS)
    for (const s of positions(seats, 40, `prune-${seats}`)) {
      const before = JSON.stringify(s)
      const legal = legalOf(s)
      const pruned = lore.prune(s, game.actors(s)[0], legal)
      expect(JSON.stringify(s)).toBe(before)
      expect(pruned.length).toBeGreaterThan(0)
      for (const a of pruned) expect(legal).toContain(a)
      const kind = s.stack.at(-1)?.kind
      if (kind === 'turn') expect(pruned.every((a) => a.type === 'take')).toBe(true)
      if (kind === 'activate') expect(pruned.length).toBeLessThanOrEqual(2)
    }
})

test('GM-33 to GM-37 the places of a reading are the legal cells', () => {
  const tiles = ['s0-forest-river', 's0-forest-road', 's1-forest']
  for (const s of positions(3, 60, 'places'))
    for (let seat = 0; seat < 3; seat++) {
      const { scale } = read(s, seat).sides[0]
      const cells = tiles.map((slug) => {
        const out: number[] = []
        legalCells(s, seat, tileOf(slug), out)
        return out.length
      })
      expect([...scale.cells]).toEqual(cells)
    }
})

test('a reading tells what each tile of the ring would bring', () => {
  for (const s of positions(2, 30, 'ring')) {
    const r = read(s, 0)
    expect(r.ring.length).toBeLessThanOrEqual(RING)
    for (let i = 0; i < 2; i++) {
      expect(r.sides[i].lag).toBeGreaterThan(0)
      for (let k = 0; k < r.ring.length; k++)
        expect(r.sides[i].gains[k] === LOST || r.sides[i].gains[k] >= 0).toBe(true)
    }
  }
})

/** The whole turn of the seat that is asked, in notation. */
function turnOf(position: Position, level: Level, ...seeds: readonly string[]): string[] {
  const bot: Bot<Types> = createBot(game, lore, level)
  return seeds.map((seed) => {
    const s = play(position).state
    const seat = game.actors(s)[0]
    const out: string[] = []
    do {
      const action = bot.choose(questionAt(s, `${seed}-${out.length}`))
      out.push(game.write(action))
      game.apply(s, seat, action)
    } while (!lore.quiet(s))
    return out.join(', ')
  })
}

describe('medium in plain positions', () => {
  test.each<readonly [string, Position, RegExp]>([
    [
      'GM-54 activates a tavern next to the new tile',
      {
        seats: 2,
        a: { tiles: ['s0-forest-river 0,1 wood wood wood', 's2-tavern 1,1'] },
        track: 's0-quarry-road s0-quarry-river',
      },
      /activate s2-tavern/,
    ],
    [
      'GM-52 pays the bridge',
      {
        seats: 2,
        a: { tiles: ['s0-forest-river 0,1 wood wood', 's0-quarry-road 1,0 stone stone'] },
        track: 's3-bridge-river',
      },
      /take s3-bridge-river.*activate s3-bridge-river wood stone/,
    ],
    [
      'GM-29 sells what will not be used any more',
      {
        seats: 2,
        a: { tiles: ['s0-forest-river 0,1 wood wood', 's0-quarry-road 1,0 stone stone'] },
        market: { wood: 3, stone: 3 },
        left: [0, 0, 1],
      },
      /sell (wood|stone).*sell (wood|stone)/,
    ],
  ])('%s', (_title, position, expected) => {
    for (const turn of turnOf(position, 'medium', 'a', 'b', 'c')) expect(turn).toMatch(expected)
  })

  test('nobody walks to and fro: a clan member never returns within a turn', () => {
    const bot = createBot(game, lore, 'medium')
    for (const seats of [2, 4]) {
      const s = open(seats, `walk-${seats}`)
      let walked: string[] = []
      for (let n = 0; game.actors(s).length > 0; n++) {
        const action = bot.choose(questionAt(s, String(n)))
        if (action.type === 'move') {
          expect(walked).not.toContain(`${action.to}-${action.from}`)
          walked.push(`${action.from}-${action.to}`)
        }
        game.apply(s, game.actors(s)[0], action)
        if (lore.quiet(s)) walked = []
      }
    }
  })
})
