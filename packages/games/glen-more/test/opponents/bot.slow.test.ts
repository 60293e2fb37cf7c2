import { createBot, type TableLevel, type Net, readNet } from '@bothy/bots'
import { strategySuite, positionsOf, questionAt } from '@bothy/bots/strategy-suite'
import { readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import { strategy } from '../../opponents/index.ts'
import { read, RING } from '../../opponents/reading.ts'
import { LOST } from '../../opponents/worth.ts'
import { type Action, glenMore as game, type State } from '../../rules/index.ts'
import { legalCells } from '../../rules/topics/placement.ts'
import { play, type Position, tileOf } from '../play.ts'

vi.setConfig({ testTimeout: 60_000 })

const SEATS = [2, 3, 4, 5] as const

const nets = new Map<number, Net>(
  SEATS.map((seats) => {
    const file = new URL(`../../opponents/nets/glen-more-${seats}.net`, import.meta.url)
    return [seats, readNet(strategy, game.id, readFileSync(file)).net]
  }),
)

const RARE = new RegExp(
  [
    'order\\.[345]|behind\\.[345]|lag\\.1[0-3]|moreThan\\.6|lead\\.|scoreLead\\.|aheadAbove\\.cards',
    '^ring\\.\\d\\.(abbey|grocer|bridge|tavern|loch|castle|butcher|fair|distillery)',
    'owns\\.\\w+\\.[123]|worth\\.(castle|loch|abbey|grocer|bridge)|card\\.|ringCard\\.|noPlace|lost\\.|kinds\\.5|market\\.\\w+\\.3',
  ].join('|'),
)

const positionsAt = positionsOf(game, strategy)

strategySuite(game, strategy, { nets, rare: RARE, positionsAt })

const positions = (seats: number, count: number, seed: string): State[] => positionsAt({ seats, count, seed })

function legalOf(s: State): Action[] {
  const out: Action[] = []
  game.legal(s, game.actors(s)[0], out)
  return out
}

test('every seat beyond the second has as many inputs', () => {
  expect(strategy.inputs(3).length - strategy.inputs(2).length).toBe(
    strategy.inputs(5).length - strategy.inputs(4).length,
  )
})

test('prune leaves a choice of tiles, places and clan members', () => {
  for (const seats of SEATS)
    for (const s of positions(seats, 40, `stock-${seats}`)) {
      const pruned = strategy.prune(s, game.actors(s)[0], legalOf(s))
      const kind = s.stack.at(-1)?.kind
      if (kind === 'turn') expect(pruned.every((a) => a.type === 'take')).toBe(true)
      if (kind === 'activate') expect(pruned.length).toBeLessThanOrEqual(2)
    }
})

test('GM-33 to GM-37 the places of a reading are the legal cells', () => {
  const tiles = ['s0-forest-river', 's0-forest-road', 's1-forest']
  for (const s of positions(3, 40, 'stock-3'))
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
  for (const s of positions(2, 40, 'stock-2')) {
    const r = read(s, 0)
    expect(r.ring.length).toBeLessThanOrEqual(RING)
    for (let i = 0; i < 2; i++) {
      expect(r.sides[i].lag).toBeGreaterThan(0)
      for (let k = 0; k < r.ring.length; k++)
        expect(r.sides[i].gains[k] === LOST || r.sides[i].gains[k] >= 0).toBe(true)
    }
  }
})

function turnOf(position: Position, level: TableLevel, ...seeds: readonly string[]): string[] {
  const bot = createBot(game, strategy, level)
  return seeds.map((seed) => {
    const s = play(position).state
    const seat = game.actors(s)[0]
    const out: string[] = []
    do {
      const action = bot.choose(questionAt(game, s, `${seed}-${out.length}`))
      out.push(game.write(action))
      game.apply(s, seat, action)
    } while (!strategy.isDecisionComplete(s))
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
})
