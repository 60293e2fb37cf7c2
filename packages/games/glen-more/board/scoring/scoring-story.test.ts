import type { Event, View } from '@bothy/glen-more/data'
import { describe, expect, test } from 'vitest'
import {
  framesOf as framesOfOne,
  gainsOf,
  leadsOf,
  type ScoringFrame,
} from '@bothy/board-kit/board/scoring/scoring-story.ts'
import { type RowKind, rowsOf, scoringsOf, startsCutscene } from './scoring-story.ts'
import { samplePlay } from '../test/sample-play.ts'

type Scoring = { readonly before: View; readonly view: View; readonly events: readonly Event[] }

const framesOf = (view: View, events: readonly Event[]): readonly ScoringFrame<RowKind>[] =>
  scoringsOf(view, events).flatMap((scoring) => framesOfOne(scoring))

function scorings(seats: number): readonly Scoring[] {
  const found: Scoring[] = []
  let before: View | null = null
  samplePlay({ seats, seed: 'scores', sense: 0.95 }, (look) => {
    const { view, events } = look(0)
    if (before !== null && events.some(startsCutscene)) found.push({ before, view, events })
    before = view
    return false
  })
  return found
}

describe.each([2, 5])('the scorings of a game with %i seats', (seats) => {
  const all = scorings(seats)

  test('GM-77 there are three, and the last is also the end', () => {
    expect(all.map(({ view, events }) => framesOf(view, events)[0]).map((it) => [it.number, it.isFinal])).toEqual([
      [1, false],
      [2, false],
      [3, true],
    ])
  })

  test('each begins with the points that were seen before it and ends with those after it', () => {
    for (const { before, view, events } of all) {
      const frames = framesOf(view, events)
      expect(frames[0].points).toEqual(before.players.map(({ vp }) => vp))
      expect(frames.at(-1)?.points).toEqual(view.scores ?? view.players.map(({ vp }) => vp))
    }
  })

  test('GM-80 what is compared is seen before what it brings, row by row', () => {
    for (const { view, events } of all) {
      const frames = framesOf(view, events)
      expect([frames[0].phase, frames[0].counted, frames[0].paid]).toEqual(['begin', 0, 0])
      const steps = frames.map(({ counted, paid }) => counted + paid)
      expect(steps).toEqual(steps.toSorted((a, b) => a - b))
      expect(frames.slice(1, 7).map(({ phase }) => phase)).toEqual(['count', 'pay', 'count', 'pay', 'count', 'pay'])
      expect(frames.at(-1)?.phase).toBe('done')
    }
  })
})

test('points that were won after a scoring are not counted as those before it', () => {
  const [first] = scorings(3)
  const later: Event = { type: 'vpGained', seat: 1, tile: 7, vp: 4, total: 0 }
  const players = first.view.players.map((player, seat) => (seat === 1 ? { ...player, vp: player.vp + 4 } : player))
  const frames = framesOf({ ...first.view, players }, [...first.events, later])
  expect(frames[0].points).toEqual(first.before.players.map(({ vp }) => vp))
})

test('two scorings that were missed are shown one after the other', () => {
  const [first, second] = scorings(4)
  const between: Event[] = second.before.players.flatMap(({ vp }, seat) => {
    const gain = vp - first.view.players[seat].vp
    return gain === 0 ? [] : [{ type: 'vpGained', seat, tile: 7, vp: gain, total: vp }]
  })
  const frames = framesOf(second.view, [...first.events, ...between, ...second.events])
  expect(frames.map(({ number }) => number).join('')).toBe('1111111122222222')
  expect(frames[0].points).toEqual(first.before.players.map(({ vp }) => vp))
  expect(frames[8].points).toEqual(second.before.players.map(({ vp }) => vp))
})

test('GM-85 at the end a line that brings nobody anything is left out', () => {
  const seat = { cards: [], coins: 4, more: 0, penalty: 0 }
  const rows = rowsOf({ type: 'finalScoring', seats: [seat, { ...seat, coins: 0 }] })
  expect(rows).toEqual([{ kind: 'coins', values: null, vp: [4, 0] }])
  expect(gainsOf(rows, 2)).toEqual([4, 0])
})

test('GM-80 a lead is told against the lowest', () => {
  expect(leadsOf([3, 1, 1, 6])).toEqual([2, 0, 0, 5])
})
