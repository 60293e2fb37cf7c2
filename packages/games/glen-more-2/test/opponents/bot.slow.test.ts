import { createBot, evaluate, type TableLevel, type Net, readNet, scratchFor } from '@bothy/bots'
import { strategySuite, positionsOf, questionAt } from '@bothy/bots/strategy-suite'
import { readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import { strategy } from '../../opponents/index.ts'
import { read, RING } from '../../opponents/reading.ts'
import { LOST } from '../../opponents/worth.ts'
import { type Action, glenMore2 as game, type State } from '../../rules/index.ts'
import { legalCells } from '../../rules/topics/placement.ts'
import { play, type Position, tileOf } from '../play.ts'

vi.setConfig({ testTimeout: 60_000 })

const SEATS = [2, 3, 4] as const

const nets = new Map<number, Net>(
  SEATS.map((seats) => {
    const file = new URL(`../../opponents/nets/glen-more-2-${seats}.net`, import.meta.url)
    return [seats, readNet(strategy, game.id, readFileSync(file)).net]
  }),
)

/**
 * Inputs that a few hundred positions hardly reach: more than two seats, Chronicles, single tiles on one place of the ring, many tiles of a
 * kind, great leads.
 */
const RARE = new RegExp(
  [
    '^chronicle\\.|chronicleWorth|term\\.chronicles|order\\.[34]|behind\\.[34]|lag\\.1[0-3]|moreThan\\.6|lead\\.|scoreLead\\.|cardVp',
    '^ring\\.\\d+\\.|ringOverbuild|ringLandmark|landmark\\.|field\\.|aheadAbove\\.(landmarks\\.[45]|(casks|scotsmen)\\.5)|noPlace|gain\\.10|lost\\.10',
    'owns\\.\\w+\\.[123]|worth\\.(loch|other)|goods\\.\\w+\\.[34]|kinds\\.5|coinsAbove\\.1[024]|market\\.\\w+\\.3|fieldRoad\\.mac',
  ].join('|'),
)

const positionsAt = positionsOf(game, strategy)

strategySuite(game, strategy, { nets, rare: RARE, positionsAt })

const positions = (seats: number, count: number): State[] => positionsAt({ seats, count, seed: `stock-${seats}` })

function legalOf(s: State): Action[] {
  const out: Action[] = []
  game.legal(s, game.actors(s)[0], out)
  return out
}

test('every seat beyond the second has as many inputs', () => {
  expect(strategy.inputs(3).length - strategy.inputs(2).length).toBe(
    strategy.inputs(4).length - strategy.inputs(3).length,
  )
})

test('prune leaves a choice of tiles, places, clan fields and walks, and few of each', () => {
  const most: { readonly [kind: string]: number } = {
    turn: 5,
    place: 4,
    claim: 5,
    activate: 2,
    grant: 2,
    pay: 1,
    choose: 1,
  }
  for (const seats of SEATS)
    for (const s of positions(seats, 40)) {
      const pruned = strategy.prune(s, game.actors(s)[0], legalOf(s))
      const kind = s.stack.at(-1)?.kind ?? ''
      expect(pruned.length).toBeLessThanOrEqual(most[kind] ?? 12)
      if (kind === 'turn') expect(pruned.every((a) => a.type === 'take' || a.type === 'discard')).toBe(true)
    }
})

test('prune never empties a list, whatever is offered', () => {
  for (const s of positions(2, 40)) {
    const sales = legalOf(s).filter((a) => a.type === 'sell')
    if (sales.length > 0) expect(strategy.prune(s, game.actors(s)[0], sales).length).toBeGreaterThan(0)
  }
})

test('GM2-52 to GM2-55 the places of a reading are the legal cells', () => {
  for (const s of positions(3, 40))
    for (let seat = 0; seat < 3; seat++) {
      const { scale } = read(s, seat).sides[0]
      const cells = ['S3', 'S1'].map((name) => {
        const out: number[] = []
        legalCells(s, seat, tileOf(name), out)
        return out.length
      })
      expect([...scale.cells]).toEqual(cells)
    }
})

test('a reading tells what each tile of the ring would bring', () => {
  for (const s of positions(2, 40)) {
    const r = read(s, 0)
    expect(r.ring.length).toBeLessThanOrEqual(RING)
    for (let i = 0; i < 2; i++)
      for (let k = 0; k < r.ring.length; k++)
        expect(r.sides[i].gains[k] === LOST || r.sides[i].gains[k] >= 0).toBe(true)
  }
})

test.each(SEATS)('a net hears from the script what it never met, %i seats', (seats) => {
  const net = nets.get(seats)
  if (net === undefined) throw new Error('no net')
  const names = strategy.inputs(seats)
  const scratch = scratchFor(net)
  const shareOf = (input: Float32Array): number => {
    evaluate(net, input, scratch)
    return scratch.outputs[0]
  }
  for (const s of positions(seats, 40)) {
    const input = new Float32Array(names.length)
    strategy.encode(s, 0, input)
    const before = shareOf(input)
    names.forEach((name, i) => {
      if (/^chronicle\.|chronicles$|chronicleWorth$/.test(name)) input[i] = 1
    })
    expect(shareOf(input)).toBeCloseTo(before, 6)
    input[names.indexOf('own.script')] += 0.25 // 5 VP, as a Chronicle may be worth
    expect(shareOf(input)).toBeGreaterThan(before)
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
      'GM2-80 activates a tavern next to the new tile',
      { a: { tiles: ['B13 0,-1'] }, line: 'a S1 S4 b #', left: [10, 17, 17, 17] },
      /activate B13/,
    ],
    [
      'GM2-82 pays the bridge',
      { a: { tiles: ['S1 0,1 wood wood', 'S3 2,0 stone stone'] }, line: 'a C13 b #', left: [0, 0, 0, 17] },
      /take C13.*activate C13 wood stone/,
    ],
    [
      'GM2-120 takes a person before a plain tile that lies as near',
      { line: 'a A1 S2 b #', left: [10, 17, 17, 17] },
      /take A1.*claim/,
    ],
    [
      'GM2-42 sells what will not be used any more',
      {
        a: { tiles: ['S1 0,1 wood wood', 'S3 2,0 stone stone'] },
        market: { wood: 3, stone: 3 },
        line: 'a S4 END b #',
        left: [0, 0, 0, 0],
      },
      /sell (wood|stone).*sell (wood|stone)/,
    ],
    [
      'GM2-84 sends Scotsmen home before a scoring',
      {
        a: { village: 'scot scot scot', tiles: [] },
        line: 'a S1 b #',
        left: [1, 17, 17, 17],
      },
      /move HOME-V1 HOME-C1/,
    ],
  ])('%s', (_title, position, expected) => {
    for (const turn of turnOf(position, 'medium', 'a', 'b', 'c')) expect(turn).toMatch(expected)
  })
})
