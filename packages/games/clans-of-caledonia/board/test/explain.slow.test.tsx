import {
  type Action,
  CLANS,
  clansOfCaledonia as game,
  GOODS,
  HEXES,
  hexNamed,
  IMPORTS,
  PORT_TILES,
  SCORING_TILES,
  STARTING_TILES,
  type Types,
  UNITS,
} from '@bothy/clans-of-caledonia'
import { plain } from '@bothy/kernel'
import { expect, test } from 'vitest'
import type { BoardProps } from '@bothy/board-kit/board/game-board.ts'
import { LAYOUTS } from '@bothy/board-kit/board/layout.ts'
import { benchOf } from '@bothy/board-kit/testing/board-suite.tsx'
import './both-languages.ts'
import { allWordsOf } from '../details/explain-words.ts'
import { Explain } from '../details/explain.tsx'
import { board } from '../index.ts'
import { markBelow } from '../details/mark.tsx'
import { at } from '../targets.ts'
import { draw, tableOf } from './part-bench.tsx'
import { type Plan, type Sample, samplePlay } from './sample-play.ts'

const PLANS: readonly Plan[] = [
  { seats: 1, seed: 'explain-1', sense: 0.9 },
  { seats: 2, seed: 'explain-2', sense: 0.95, clans: ['mackenzie', 'macdonald', 'stewart'] },
  { seats: 4, seed: 'explain-4', sense: 0.95, clans: ['robertson', 'fergusson', 'cunningham', 'buchanan', 'campbell'] },
]
const LANGUAGES = ['en', 'fr'] as const

function found(plan: Plan, isWanted: (sample: Sample) => boolean, me: number | null = 0): Sample {
  let last: Sample | undefined
  samplePlay(plan, (look) => {
    const sample = look(me)
    if (!isWanted(sample)) return false
    last = sample
    return true
  })
  if (last === undefined) throw new Error('no such position')
  return last
}

const drawn = (table: BoardProps<Types>, item: string): string =>
  draw(table, <Explain {...table} item={item} />)
    .words()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(' .', '.')

const explained = (
  sample: Sample,
  item: string,
  language: 'en' | 'fr' = 'en',
  picked: readonly string[] = [],
): string => drawn(tableOf(sample, language, 'wide', picked), item)

const FIXED: readonly string[] = [
  ...UNITS.map(at.unit),
  ...GOODS.flatMap((good) => [`good:${good}`, at.recall(good)]),
  ...IMPORTS.map((kind) => `import:${kind}`),
  ...PORT_TILES.map(at.port),
  ...SCORING_TILES.map((tile) => `scoring:${tile}`),
  ...CLANS.map((clan) => `clan:${clan}`),
  ...Array.from({ length: STARTING_TILES }, (_, tile) => `starting:${tile}`),
  ...(['shipping', 'woodcutter', 'miner', 'merchant'] as const).map(at.upgrade),
  ...[1, 2, 3].map(at.barrel),
  'pile',
  'pass',
]

test('every thing has a name, something to say and a rule, in both languages, in every kind of position', () => {
  const bad: unknown[] = []
  let ply = 0
  for (const plan of PLANS)
    samplePlay(plan, (look, state) => {
      if (ply++ % 211 !== 0 && state.ranks === null) return false
      const sample = look(ply % 3 === 0 ? null : 0)
      const seats = sample.view.players.map((_, seat) => `seat:${seat}`)
      const pairs = sample.view.pairs.flatMap((pair, i) => (pair === null ? [] : [at.pair(i)]))
      const hexes = Array.from({ length: HEXES }, (_, hex) => hex)
        .filter((hex) => hex % 7 === ply % 7)
        .map(at.hex)
      const contracts = [...sample.view.offers.map(({ contract }) => at.contract(contract)), at.contract(49)]
      for (const language of LANGUAGES) {
        const table = tableOf(sample, language)
        for (const item of [...FIXED, ...seats, ...pairs, ...hexes, ...contracts]) {
          const text = drawn(table, item)
          if (text.length < 25 || !/COC-\d/.test(text) || /undefined|NaN|\[object|null/.test(text))
            bad.push([item, language, text])
        }
      }
      return false
    })
  expect(bad).toEqual([])
})

test('what is no thing of this game is not explained', () => {
  const sample = found({ seats: 2, seed: 'none', sense: 1 }, ({ view }) => view.round > 0)
  for (const item of ['hex:999', 'hex:x', 'unit:goat', 'good:', 'contract:99', 'pair:7', 'barrel:4', 'seat:8', 'wind'])
    expect([item, explained(sample, item)]).toEqual([item, ''])
})

test('COC-31 COC-42 COC-55 a unit in hand: price in parts, neighbours, settlements; a blocked space says why', () => {
  const sample = found(PLANS[2], ({ view, legal }) =>
    legal.some(
      (action) =>
        action.type === 'expand' &&
        action.hex !== null &&
        view.sites.some((site) => site.hex === action.hex && site.nearby.some(({ most }) => most > 0)),
    ),
  )
  const { view, legal } = sample
  const expand = legal.filter((action): action is Extract<Action, { type: 'expand' }> => action.type === 'expand')
  const near = expand.find(({ hex }) => view.sites.some((site) => site.hex === hex && site.nearby.length > 0))
  if (near === undefined || near.unit === null || near.hex === null) throw new Error('no site')
  const { unit, hex } = near
  const price = view.sites.find((site) => site.hex === hex)?.prices.find((it) => it.unit === unit)?.price
  const text = explained(sample, at.hex(hex), 'en', [at.unit(unit)])
  expect(text).toContain(`£${price}`)
  expect(text).toMatch(/(land £\d|free land)/)
  expect(text).toMatch(/settlement/)
  expect(text).toMatch(/at £\d+ instead of £\d+/)
  expect(explained(sample, at.hex(hex), 'fr', [at.unit(unit)])).toMatch(/terrain .* au lieu de /)
  const table = tableOf(sample, 'en', 'wide', [at.unit(unit)])
  const blocked = view.sites.find((site) => !['occupied', null].includes(table.choice.cause(at.hex(site.hex))))
  const why = table.choice.why(at.hex(blocked?.hex ?? -1))
  if (blocked === undefined || why === null) throw new Error('nothing blocked')
  expect(drawn(table, at.hex(blocked.hex))).toContain(plain(why, table.names).split('.')[0])
})

test('a seat that is not asked is told the land, not the reach of another', () => {
  const sample = found(
    PLANS[2],
    ({ view }) => view.round > 0 && view.pending?.kind === 'turn' && view.pending.seat === 1,
  )
  const { board: words, explain } = allWordsOf('en')
  const texts = sample.view.sites.map(({ hex }) => explained(sample, at.hex(hex)))
  expect(texts.filter((text) => text.includes(words.level(0)) || text.includes(explain.fits('').slice(0, 12)))).toEqual(
    [],
  )
})

test('a reconstructed value is marked where it is explained, a known one is not', () => {
  const { markName, explain } = allWordsOf('en')
  const known = ['sea', 'sky', 'moss', 'fog', 'peat', 'loch']
    .map((seed) => found({ seats: 4, seed, sense: 1 }, () => true))
    .find(({ view }) => view.sides[0] === 'A1' && view.sides[1] === 'B1')
  if (known === undefined) throw new Error('no table with A1 and B1')
  const hex = (name: string): string => at.hex(hexNamed(name) ?? -1)
  expect(explained(known, hex('c3r1'))).toContain('column 4, row 2, Module A, side 1')
  expect(explained(known, hex('c3r1'))).not.toContain(markName('reconstructed'))
  expect(explained(known, hex('c7r1'))).toContain(markName('reconstructed'))
  expect(explained(known, hex('c2r1'))).toContain(markName('doubtful'))
  expect(explained(known, 'starting:3')).toContain(explain.markText.reconstructed)
  expect(explained(known, 'clan:stewart')).not.toContain(explain.markText.reconstructed)
})

test('a corrected value is marked as such before anything else', () => {
  const corrections = [{ at: 'startingTiles.4.wool', value: 2 }]
  expect(markBelow({ corrections }, ['startingTiles.4'])).toBe('corrected')
  expect(markBelow({ corrections }, ['startingTiles.5'])).toBe('reconstructed')
  expect(markBelow({ corrections: null }, ['market.large'])).toBe('doubtful')
  expect(markBelow({ corrections: null }, ['clans', 'contracts'])).toBeNull()
})

test('everything on the stage that can be pointed at is explained, in every layout', () => {
  const bad = new Set<string>()
  const seen = new Set<string>()
  const { drawTable, tableOf: stageOf } = benchOf(board)
  let ply = 0
  for (const plan of [...PLANS, { seats: 3, seed: 'stage-3', sense: 0.95, options: { clans: 'auction' } }])
    samplePlay(plan, (look, state) => {
      if (ply++ % 137 !== 0) return false
      const sample = look(game.actors(state)[0] ?? 0)
      const table = stageOf(sample, 'en', LAYOUTS[ply % LAYOUTS.length] ?? 'wide')
      const things = drawTable(table)
        .all()
        .flatMap((node) => node.attribute('data-thing') ?? [])
      for (const item of new Set(things)) {
        seen.add(item.split(':')[0] ?? '')
        if (!/COC-\d/.test(drawn(table, item))) bad.add(item)
      }
      return false
    })
  expect([...bad]).toEqual([])
  expect([...seen]).toEqual(expect.arrayContaining(['hex', 'unit', 'good', 'contract', 'port', 'upgrade', 'pair']))
})

test('explanations come after the table, and once they are here they are drawn at once', async () => {
  await board.lazy?.load()
  const sample = found(PLANS[2], ({ view }) => view.round > 0)
  const table = tableOf(sample, 'fr', 'wide')
  const late = draw(table, <board.Explain {...table} item="good:wool" />).words()
  expect(late).toBe(draw(table, <Explain {...table} item="good:wool" />).words())
  expect(late).not.toBe('')
})
