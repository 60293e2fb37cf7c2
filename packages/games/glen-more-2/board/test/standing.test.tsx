import { THE_END, type View } from '@bothy/glen-more-2'
import { describe, expect, test } from 'vitest'
import './both-languages.ts'
import { benchOf } from '@bothy/board-kit/testing/board-suite.tsx'
import { extraTilesSuite } from '@bothy/board-kit/testing/extra-tiles-suite.tsx'
import { board } from '../index.ts'
import { nextSeat } from '../ring/next-seat.ts'
import { finalPointsOf, ranking } from '../seats/final-points.ts'
import { Standing } from '../seats/standing.tsx'
import { type Sample, samplePlay } from './sample-play.ts'

const { tableOf, draw } = benchOf(board)

const GAME: readonly Sample[] = (() => {
  const found: Sample[] = []
  samplePlay({ seats: 3, seed: 'standing', sense: 0.97, options: { die: true, introductory: true } }, (look) => {
    found.push(look(1))
    return false
  })
  return found
})()
const OVER = GAME[GAME.length - 1]
const text = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')

describe('standings', () => {
  test('GM2-132 the standing comes to the scores at the end', () => {
    const totals = OVER.view.players.map((_, seat) => finalPointsOf(OVER, seat).total)
    expect(totals).toEqual(OVER.view.scores)
    expect(ranking(OVER).map(({ seat }) => OVER.view.ranks?.[seat])).toEqual(OVER.view.ranks?.toSorted((a, b) => a - b))
  })

  test('GM2-120 on the way the four comparisons, tiles, coins and cards make up the total', () => {
    for (const sample of GAME.slice(0, -1)) {
      const { view } = sample
      for (const [seat, { vp }] of view.players.entries()) {
        const { next, coins, cards, penalty, total, ...row } = finalPointsOf(sample, seat)
        expect(row.vp).toBe(vp)
        const { scotsmen, landmarks, casks, persons } = next
        expect(vp + scotsmen + landmarks + casks + persons + coins + cards + penalty).toBe(total)
        expect(next.casks).toBe(view.standing.casks.vp[seat])
      }
    }
  })

  test.each([
    ['en', '1, 2, 3, 4, 5+ score 1, 2, 3, 5, 8 VP.'],
    ['fr', '1, 2, 3, 4, 5 et plus rapportent 1, 2, 3, 5, 8 PV.'],
  ] as const)('GM2-121 the table says how a lead counts (%s)', (language, said) => {
    const table = tableOf(GAME[40], language, 'wide')
    expect(text(draw(table, <Standing {...table} />).html()).replaceAll(/\s/gu, ' ')).toContain(said)
  })

  test('GM2-132 the sheet adds up to the scores', () => {
    const rows = board.sheet(tableOf(OVER, 'en', 'wide'), [])
    const sums = OVER.view.players.map((_, seat) => rows.reduce((sum, { cells }) => sum + cells[seat].points, 0))
    expect(sums).toEqual(OVER.view.scores)
    expect(rows.find(({ label }) => label === 'Coins')?.cells.map(({ from }) => from)).toEqual(
      OVER.view.players.map(({ coins }) => (coins === 0 ? undefined : coins === 1 ? '1 coin' : `${coins} coins`)),
    )
  })
})

function follower(i: number): number | null {
  const seat = GAME[i].view.pending?.seat
  for (const { view } of GAME.slice(i + 1)) if (view.pending?.kind === 'turn') return view.pending.seat
  return seat ?? null
}

test('GM2-21 the seat that is said to play next is the one that does', () => {
  let told = 0
  for (const [i, { view }] of GAME.entries()) {
    if (view.pending === null || view.pending.kind === 'turn') continue
    const next = nextSeat(view)
    if (next === null) continue
    told++
    const after = follower(i)
    expect([i, next]).toEqual([i, after])
  }
  expect(told).toBeGreaterThan(20)
})

test('GM2-25 the header counts down to each scoring, then to The End', () => {
  const said = new Set(
    GAME.map((sample) => {
      const table = tableOf(sample, 'en', 'phone')
      return text(draw(table, <board.Progress {...table} />).html()).replaceAll(/\d+/g, '#')
    }).map((line) => line.trim()),
  )
  const seen = (view: View): boolean => view.line.some(({ tile }) => tile === THE_END)
  expect(GAME.some(({ view }) => seen(view))).toBe(true)
  expect([...said].join('\n')).toMatch(/tiles to Scoring A[\s\S]*tiles to Scoring B[\s\S]*tiles to Scoring C/)
  expect([...said].join('\n')).toContain('# of # at The End')
})

extraTilesSuite(board, { plans: [{ seats: 3, seed: 'standing', sense: 0.97 }], play: samplePlay }, 'territory')
