import type { Event, View } from '@bothy/glen-more-2/data'
import { expect, test } from 'vitest'
import { framesOf } from '@bothy/board-kit/board/scoring/scoring-story.ts'
import { isScored, startsCutscene } from '../scoring/scored.ts'
import { rowsOf, scoringsOf } from '../scoring/scoring-story.ts'
import { samplePlay } from './sample-play.ts'

type Scored = { readonly before: View; readonly view: View; readonly events: readonly Event[] }

function scorings(seats: number): readonly Scored[] {
  const found: Scored[] = []
  let before: View | null = null
  samplePlay({ seats, seed: 'scores', sense: 0.9 }, (look) => {
    const { view, events } = look(0)
    if (before !== null && events.some(startsCutscene)) found.push({ before, view, events })
    before = view
    return false
  })
  return found
}

const all = scorings(2)
const shown = all.map(({ view, events }) => scoringsOf(view, events))

test('GM2-25 GM2-131 a game has four scorings, and the last is also the end', () => {
  expect(shown.flat().map(({ number, isFinal }) => [number, isFinal])).toEqual([
    [1, false],
    [2, false],
    [3, false],
    [4, true],
  ])
})

test('each begins with the points that were seen before it, or that the turn itself brought, and ends with those after it', () => {
  for (const [i, { before, view, events }] of all.entries()) {
    const at = events.findIndex(startsCutscene)
    const [first] = shown[i]
    const earlier = before.players.map(
      ({ vp }, seat) =>
        vp + events.slice(0, at).reduce((n, it) => n + (it.type === 'vpGained' && it.seat === seat ? it.vp : 0), 0),
    )
    expect(first.before).toEqual(earlier)
    const last = shown[i].at(-1)
    expect(last === undefined ? null : framesOf(last).at(-1)?.points).toEqual(view.players.map(({ vp }) => vp))
  }
})

test('GM2-120 four comparisons, each seen before what it brings', () => {
  const [[first]] = shown
  expect(first.rows.map(({ kind }) => kind)).toEqual(['scotsmen', 'landmarks', 'casks', 'persons'])
  expect(framesOf(first).map(({ phase }) => phase)).toEqual([
    'begin',
    ...first.rows.flatMap(() => ['count', 'pay']),
    'done',
  ])
})

test('GM2-132 at the end a line that brings nobody anything is left out', () => {
  const seat = { more: 0, territory: 0, coins: 4, cards: 0 }
  expect(rowsOf({ type: 'finalScoring', seats: [seat, { ...seat, coins: 0 }] })).toEqual([
    { kind: 'coins', values: null, vp: [4, 0] },
  ])
})

test('points that a scoring or the end has told are not told again', () => {
  const points = (source: 'casks' | 'territory' | 'activation'): Event => ({
    type: 'vpGained',
    seat: 0,
    vp: 2,
    source,
    total: 9,
  })
  expect(['casks', 'territory', 'activation'].map((source) => isScored(points(source as 'casks')))).toEqual([
    true,
    true,
    false,
  ])
})
