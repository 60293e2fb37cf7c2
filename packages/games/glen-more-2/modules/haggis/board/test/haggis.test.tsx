import { content, feastVp, type HaggisValue } from '@bothy/glen-more-2/data'
import { glenMore2, type View } from '@bothy/glen-more-2'
import { describe, expect, test } from 'vitest'
import '../../../../board/test/both-languages.ts'
import { framesOf } from '@bothy/board-kit/board/scoring/scoring-story.ts'
import { benchOf } from '@bothy/board-kit/testing/board-suite.tsx'
import { hopeOf, hopeWith, hopeWithout, rollsOf } from '../chances.ts'
import type { HaggisShown } from '../presenter.ts'
import { flights } from '../../../../board/motion/flights.tsx'
import { prospectsOf } from '../../../../board/land/gains.ts'
import { board } from '../../../../board/index.ts'
import { isScored, startsCutscene } from '../../../../board/scoring/scored.ts'
import { scoringsOf } from '../../../../board/scoring/scoring-story.ts'
import { haggisSetup } from './haggis-setup.ts'
import { type Sample, samplePlay } from '../../../../board/test/sample-play.ts'
import { toldRows } from '../../../../board/test/told-rows.ts'

const { tableOf, drawTable } = benchOf(board)

describe('a newcomer', () => {
  toldRows('haggis', [0])
})

const text = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')

type Token = HaggisShown['tables'][number]['tokens'][number]
const seen = (value: HaggisValue, up = false): Token => ({ value, up, maybe: [1, 2, 3] })
const unseen = (...maybe: readonly HaggisValue[]): Token => ({ value: null, up: false, maybe })

const view = { corrections: [] } as unknown as View
const shownWith = (...tables: readonly (readonly Token[])[]): HaggisShown => ({
  up: [1, 2],
  hidden: 9,
  tables: tables.map((tokens) => ({ tokens, vp: 0 })),
  places: 3,
  turnedUp: 3,
  casks: 1,
  rolls: null,
  feasts: 0,
  hope: null,
})

const GAME: readonly Sample[] = (() => {
  const found: Sample[] = []
  samplePlay({ seats: 2, seed: 'haggis', sense: 0.8, options: haggisSetup(3) }, (look, state) => {
    found.push(look(glenMore2.actors(state)[0] ?? 0))
    return false
  })
  return found
})()
const of = (kind: string): readonly Sample[] => GAME.filter(({ view: { pending } }) => pending?.kind === kind)

describe('chances', () => {
  const { die } = content.builtIn.supplies
  const share = (roll: number): number => die.filter((face) => face === roll).length / die.length
  const rounded = (n: number): number => Math.round(10 * n) / 10

  test('GM2-C5-4 one token is worth its value as often as one of four rolls has it', () => {
    for (const value of [1, 2, 3] as const)
      expect(hopeOf(view, shownWith([seen(value)]), 0)).toBe(rounded(value * (1 - (1 - share(value)) ** 4)))
  })

  test('GM2-C5-2 what nobody has seen is reckoned by all that is left', () => {
    // 5, 3 and 3 tokens remain that are not face up; it cannot be a 1.
    const hope = [2, 3].reduce((sum, value) => sum + (3 / 6) * value * (1 - (1 - share(value)) ** 4), 0)
    expect(hopeOf(view, shownWith([unseen(2, 3)]), 0)).toBe(rounded(hope))
  })

  test('GM2-C5-2 a token adds to the table, and a full table keeps the best', () => {
    const some = shownWith([seen(1)])
    expect(hopeWith(view, some, 0, 3)).toBe(hopeOf(view, shownWith([seen(1), seen(3)]), 0))
    const full = shownWith([seen(1), seen(1), seen(1)])
    expect(hopeWith(view, full, 0, 2)).toBe(hopeOf(view, shownWith([seen(1), seen(1), seen(2)]), 0))
    expect(hopeWithout(view, shownWith([seen(1), seen(2)]), 0, 0)).toBe(hopeOf(view, shownWith([seen(2)]), 0))
    const [least, drawn, most] = [1, null, 3].map((value) => hopeWith(view, some, 0, value as HaggisValue | null))
    expect(drawn > least && drawn < most).toBe(true)
  })

  test('GM2-C5-5 a roll brings what the token it turns up adds', () => {
    const shown = shownWith([seen(1, true), seen(3, true), seen(2)])
    expect(rollsOf(view, shown, 0)).toEqual([
      { roll: 1, faces: 3, vp: 0 },
      { roll: 2, faces: 2, vp: feastVp([1, 3, 2]) - feastVp([1, 3]) },
      { roll: 3, faces: 1, vp: 0 },
    ])
  })

  test('GM2-C5-4 the own table is reckoned as the game does', () => {
    let told = 0
    for (const { view: at, me } of of('turn')) {
      const { haggis } = at.chronicles
      if (haggis === undefined || haggis.hope === null || me === null) continue
      expect(hopeOf(at, haggis, me)).toBeCloseTo(haggis.hope / 100, 0)
      told++
    }
    expect(told).toBeGreaterThan(5)
  })
})

describe('what happens', () => {
  const [rolled] = GAME.filter(({ events }) => events.some(({ type }) => type === 'haggisScored'))

  test('GM2-C5-6 a scoring that goes on with haggis has a row for it, and comes to the points after it', () => {
    let told = 0
    for (const { view: after, events } of GAME) {
      const rows = scoringsOf(after, events).map((scoring) => scoring.rows.map(({ kind }) => kind))
      const feasts = events.filter((event) => event.type === 'haggisScored' && event.vp.some((vp) => vp > 0)).length
      if (rows.length === 0 || feasts === 0) continue
      told++
      expect(rows.flat().filter((kind) => kind === 'haggis:0')).toHaveLength(feasts)
      const last = scoringsOf(after, events).at(-1)
      expect(last === undefined ? [] : framesOf(last).at(-1)?.points).toEqual(after.players.map(({ vp }) => vp))
    }
    expect(told).toBeGreaterThan(0)
  })

  test('GM2-C5-5 after private rolls the haggis is shown by itself, with the number of its scoring', () => {
    let [round, told] = [0, 0]
    for (const { view: after, events } of GAME) {
      for (const event of events) if (event.type === 'scoring') round = event.round
      if (!events.some(startsCutscene) || events.some(({ type }) => type === 'scoring')) continue
      told++
      const [scoring] = scoringsOf(after, events)
      expect(scoring.number).toBe(round)
      expect(scoring.rows.map(({ kind }) => kind)).toContain('haggis:0')
      expect(framesOf(scoring).at(-1)?.points).toEqual(after.players.map(({ vp }) => vp))
    }
    expect(told).toBeGreaterThan(0)
  })

  test('GM2-C5-6 the VP of a haggis scoring fly from the tables once', () => {
    const scored = rolled.events.flatMap((event) => (event.type === 'haggisScored' ? event.vp : []))
    const flown = flights(rolled.events, { view: rolled.view, me: 0, language: 'en' }).flatMap((it) =>
      it.kind === 'fly' && it.from[0].startsWith('serving:') && it.to[0].startsWith('points:') ? [it] : [],
    )
    expect(flown).toHaveLength(scored.filter((vp) => vp > 0).length)
    const told = rolled.events.filter((event) => event.type === 'vpGained' && event.source === 'haggis')
    expect(told.every((event) => isScored(event))).toBe(true)
  })

  test('GM2-C5-2 a drawn token flies face down to those who may not see it', () => {
    const fly = (value: HaggisValue | null) =>
      flights([{ type: 'haggisDrawn', seat: 1, value }], { view: GAME[0].view, me: 0, language: 'en' })
    expect(fly(null)).toMatchObject([{ sign: { props: { value: null } }, from: ['haggis:hidden', 'hub'] }])
    expect(fly(3)).toMatchObject([{ sign: { props: { value: 3 } }, to: ['serving:1', 'seat:1'] }])
  })
})

describe('the board', () => {
  test('GM2-C5-2 each token that can be taken says what it would promise', () => {
    const [sample] = of('haggis')
    const html = text(drawTable(tableOf(sample, 'en', 'wide')).html())
    expect(html.match(/~ [\d.]+ VP/g)?.length).toBeGreaterThanOrEqual(3)
  })

  test('GM2-C5-3 an inn says that it gives a token, where it lies and where it would lie', () => {
    const inn = GAME.find(({ view: { activatable } }) =>
      activatable.some(({ ways }) => ways.some((way) => way.tokens > 0)),
    )
    if (inn === undefined) throw new Error('no inn can be activated')
    expect(text(drawTable(tableOf(inn, 'en', 'wide')).html())).toMatch(/Inn, .*1 sheep.*, get 1 haggis token/)
    const trade = GAME.flatMap(({ view: { yields } }) => yields).find(({ tokens }) => tokens > 0)
    if (trade === undefined) throw new Error('no inn would give anything')
    expect(prospectsOf([trade])).toMatchObject([{ kind: 'trade', tokens: 1 }])
    expect(prospectsOf([{ ...trade, tokens: 0 }])).toEqual([])
  })

  test('GM2-C5-5 a player who may roll sees what each face of the die would bring', () => {
    const [sample] = of('privateRoll')
    const html = text(drawTable(tableOf(sample, 'en', 'phone')).html())
    expect([...html.matchAll(/On a (\d):/g)].map(([, roll]) => roll)).toEqual(['1', '2', '3'])
  })

  test('GM2-C5-2 a device that goes round covers a table with haggis, and no other', () => {
    expect(board.hidesItems(GAME[0].view)).toBe(true)
    samplePlay({ seats: 2, seed: 'plain', sense: 1 }, (look) => {
      expect(board.hidesItems(look(0).view)).toBe(false)
      return true
    })
  })

  test('GM2-C5-6 the sheet has a row for it, and adds up', () => {
    const over = GAME[GAME.length - 1]
    const rows = board.sheet(tableOf(over, 'en', 'wide'), [])
    expect(rows.find(({ label }) => label === 'Haggis')?.cells.some(({ points }) => points > 0)).toBe(true)
    const sums = over.view.players.map((_, seat) => rows.reduce((sum, { cells }) => sum + cells[seat].points, 0))
    expect(sums).toEqual(over.view.scores)
  })
})
