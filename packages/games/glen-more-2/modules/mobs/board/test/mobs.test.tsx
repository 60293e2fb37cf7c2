import { DUFF, GANGSTER_IDS, type GangsterId, LAIRD, WANDER } from '@bothy/glen-more-2/data'
import { glenMore2 } from '@bothy/glen-more-2'
import type { Json } from '@bothy/kernel'
import { describe, expect, test } from 'vitest'
import '../../../../board/test/both-languages.ts'
import { framesOf } from '@bothy/board-kit/board/scoring/scoring-story.ts'
import { benchOf } from '@bothy/board-kit/testing/board-suite.tsx'
import { countNow } from '../now.ts'
import { mobsSight } from '../presenter.ts'
import { mobsIn } from '../words.ts'
import { flights } from '../../../../board/motion/flights.tsx'
import { board } from '../../../../board/index.ts'
import { scoringsOf } from '../../../../board/scoring/scoring-story.ts'
import { lookAt } from '../../../../board/visible-area.ts'
import { MOBS_COINS, MOBS_LURKING } from './mobs-setup.ts'
import { type Sample, samplePlay } from '../../../../board/test/sample-play.ts'
import { toldRows } from '../../../../board/test/told-rows.ts'

const { tableOf, drawTable } = benchOf(board)

describe('a newcomer', () => {
  toldRows('mobs', [0, 1, 2])
})

const text = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')

function gameOf(seats: number, seed: string, options: Json): readonly Sample[] {
  const found: Sample[] = []
  samplePlay({ seats, seed, sense: 0.8, options }, (look, state) => {
    found.push(look(glenMore2.actors(state)[0] ?? 0))
    return false
  })
  return found
}

const COINS = gameOf(2, 'coins', MOBS_COINS)
const LURKING = gameOf(3, 'lurking', MOBS_LURKING)
const of = (game: readonly Sample[], kind: string): readonly Sample[] =>
  game.filter(({ view: { pending } }) => pending?.kind === kind)

function where(game: readonly Sample[], type: string): Sample {
  const found = game.find(({ legal }) => legal.some((action) => action.type === type))
  if (found === undefined) throw new Error(`nobody can ${type}`)
  return found
}

describe('the prison', () => {
  const [first] = of(COINS, 'mob')

  test('GM2-C8-2 each gangster says what he costs, what lies on him, what he would bring and what he does', () => {
    const { prison } = first.view.chronicles.mobs ?? { prison: [] }
    const html = text(drawTable(tableOf(first, 'en', 'wide')).html())
    expect(prison.length).toBeGreaterThan(1)
    for (const { gangster, penalty, worth } of prison) {
      const say = mobsIn({ language: 'en' })
      expect(html).toContain(`${say.gangsterName(gangster)}, ${say.penalty(penalty)}`)
      expect(html).toContain(say.worth(worth))
      expect(html).toContain(say.gangsterText(gangster))
    }
  })

  test('GM2-C8-2 its panel is for who is asked; everybody else can open the prison from the dock', () => {
    const asked = drawTable(tableOf(first, 'en', 'wide')).html()
    const other = tableOf({ ...first, me: null, legal: [], blocked: [] }, 'en', 'wide')
    const shut = drawTable(other).html()
    lookAt(other, 'mobs', 0)
    const opened = drawTable(other).html()
    expect([asked, shut, opened].map((html) => html.includes('gm2-inmates'))).toEqual([true, false, true])
  })

  test('GM2-C8-4 what an effect is about is counted as things are', () => {
    const table = tableOf(first, 'en', 'wide')
    const market = { ...first.view.market, wood: 3, stone: 2, barley: 0, sheep: 1, cattle: 0 }
    const count = (gangster: GangsterId): number | null =>
      countNow({ ...table, view: { ...first.view, market } }, gangster)
    // 3 and 2 of wood, 2 of stone.
    expect(count(DUFF)).toBe(7)
    expect([count(WANDER), count(LAIRD)]).toEqual([5, 6])
    for (const language of ['en', 'fr'] as const)
      for (const gangster of GANGSTER_IDS) expect(mobsIn({ language }).now(gangster, 1)).not.toMatch(/undefined|NaN/)
  })
})

describe('powers besides a move', () => {
  const lit = (sample: Sample, picked: readonly string[], kind: string): readonly string[] => {
    const html = drawTable(tableOf(sample, 'en', 'wide', picked)).html()
    return [...html.matchAll(/data-state="lit"[^>]*data-target="([^"]*)"/g)].flatMap(([, target]) =>
      target.startsWith(kind) ? [target] : [],
    )
  }

  test('GM2-C8-4 Joe McDuff is pointed at, then a row of the market', () => {
    const sample = where(COINS, 'grab')
    const rows = sample.legal.flatMap((action) => (action.type === 'grab' ? [`row:${action.row}`] : []))
    const table = tableOf(sample, 'en', 'wide')
    const leads = `data-leads="gangster:${DUFF}"`
    expect(drawTable(table).html()).toContain(leads)
    lookAt(table, 'mobs', 0)
    expect(drawTable(table).html()).toMatch(new RegExp(`data-state="lit"[^>]*data-target="gangster:${DUFF}"`))
    expect(lit(sample, [`gangster:${DUFF}`], 'row:').toSorted()).toEqual(rows.toSorted())
  })

  test('GM2-C8-4 both Peggies: a token, then a field of the map or a tile of the rondel', () => {
    const charge = where(COINS, 'charge')
    const reserve = where(COINS, 'reserve')
    expect(mobsSight(tableOf(charge, 'en', 'wide', [`gangster:${WANDER}`]))?.pane).toBe('map')
    expect(lit(charge, [`gangster:${WANDER}`, 'do:charge-0'], 'field:').length).toBeGreaterThan(5)
    expect(mobsSight(tableOf(reserve, 'en', 'phone', [`gangster:${LAIRD}`]))?.pane).toBe('rondel')
    expect(lit(reserve, [`gangster:${LAIRD}`, 'do:reserve-0'], 'tile:').length).toBeGreaterThan(0)
  })

  test('GM2-C8-4 a hired Scotsman is sent into the territory of a rival, which is shown', () => {
    for (const sample of of(LURKING, 'lurk')) {
      const table = tableOf(sample, 'fr', 'wide')
      const seat = mobsSight(table)?.seat ?? sample.me ?? 0
      expect(seat).not.toBe(sample.me)
      const tiles = sample.view.players[seat].tiles.map(({ tile }) => `tile:${tile}`)
      expect(lit(sample, [], 'tile:').some((target) => tiles.includes(target))).toBe(true)
    }
    expect(of(LURKING, 'lurk').length).toBeGreaterThan(0)
  })

  test('GM2-C8-4 a tile that Derek Anderson moves is placed in the territory that was chosen', () => {
    const [sample] = of(LURKING, 'rehome')
    const [action] = sample.legal
    if (action.type !== 'rehome') throw new Error('nothing is moved')
    const cells = sample.legal.flatMap((it) =>
      it.type === 'rehome' && it.to === action.to ? [`cell:${it.x},${it.y}`] : [],
    )
    expect(lit(sample, [`territory:${action.to}`], 'cell:').toSorted()).toEqual(cells.toSorted())
  })
})

describe('what happens', () => {
  test('GM2-C8-2 a penny flies to the gangster, who flies to the player who takes him', () => {
    const fly = flights(
      [
        { type: 'pennyPlaced', seat: 1, gangster: DUFF, pennies: 1 },
        { type: 'recruited', seat: 0, gangster: DUFF, pennies: 1 },
      ],
      { view: COINS[0].view, me: 0, language: 'en' },
    )
    expect(fly).toMatchObject([
      { from: ['seat:1'], to: [`gangster:${DUFF}`, 'prison', 'hub'] },
      { to: ['seat:0'] },
      { to: ['seat:0'] },
    ])
  })

  test('GM2-C8-5 a scoring comes to the points after it, with what Sibyl takes', () => {
    for (const { view, events } of [...COINS, ...LURKING]) {
      const last = scoringsOf(view, events).at(-1)
      const points = last === undefined ? null : framesOf(last).at(-1)?.points
      expect([null, view.players.map(({ vp }) => vp)]).toContainEqual(points)
    }
    const [boss, victim] = [0, 1]
    const scoring = LURKING.flatMap(({ events }) => events).find(({ type }) => type === 'scoring')
    if (scoring === undefined) throw new Error('no scoring')
    const rows = scoringsOf(LURKING[0].view, [scoring, { type: 'sponged', seat: boss, of: victim }])[0].rows
    expect(rows.at(-1)).toMatchObject({ kind: 'mobs:2', vp: [1, -1, 0] })
  })

  test('GM2-C8-3 the sheet has rows for gangsters and pennies, and adds up', () => {
    for (const game of [COINS, LURKING]) {
      const over = game[game.length - 1]
      const rows = board.sheet(tableOf(over, 'en', 'wide'), [])
      expect(rows.map(({ label }) => label)).toEqual(expect.arrayContaining(['Gangsters', 'Pennies']))
      const sums = over.view.players.map((_, seat) => rows.reduce((sum, { cells }) => sum + cells[seat].points, 0))
      expect(sums).toEqual(over.view.scores)
    }
  })
})
