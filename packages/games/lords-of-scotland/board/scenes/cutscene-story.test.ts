import type { Event, View } from '@bothy/lords-of-scotland'
import { describe, expect, test } from 'vitest'
import { framesOf, startsCutscene } from './cutscene-story.ts'
import { type Plan, samplePlay } from '../test/sample-play.ts'

type Ending = { readonly before: View; readonly view: View; readonly events: readonly Event[] }

function endings(plan: Plan, me: number): readonly Ending[] {
  const found: Ending[] = []
  let before: View | null = null
  samplePlay(plan, (look) => {
    const { view, events } = look(me)
    if (before !== null && events.some(startsCutscene)) found.push({ before, view, events })
    before = view
    return false
  })
  return found
}

const PLAN: Plan = { seats: 4, seed: 'story', royal: true, muster: 0.7 }

describe('the show of a skirmish', () => {
  test('LOS-61 LOS-95 begins with what the reader knew: hidden cards of others are hidden until they are turned up', () => {
    const reveals = endings(PLAN, 0).filter(({ events }) => events.some(({ type }) => type === 'revealed'))
    expect(reveals.length).toBeGreaterThan(3)
    for (const { before, view, events } of reveals) {
      const frames = framesOf(before, view, events, 0)
      const hidden = events
        .flatMap((event) =>
          event.type === 'revealed'
            ? event.armies.flatMap(({ seat, pieces }) => pieces.map(({ id }) => ({ seat, id })))
            : [],
        )
        .sort((a, b) => ((a.seat + 3) % 4) - ((b.seat + 3) % 4))
      const cardIn = (frame: number, id: number) =>
        frames[frame].view.armies.flat().find((piece) => piece.id === id)?.card
      for (const [i, { seat, id }] of hidden.entries()) {
        expect(cardIn(i, id) === null).toBe(seat !== 0)
        expect(cardIn(i + 1, id)).not.toBeNull()
      }
      expect(frames[hidden.length].view.totals.map((total) => total.hidden)).toEqual([0, 0, 0, 0])
    }
  })

  test('LOS-67 points and supporters stay as they were until their own claim', () => {
    const claims = endings(PLAN, 0).filter(({ events }) => events.some(({ type }) => type === 'claimed'))
    expect(claims.length).toBeGreaterThan(3)
    for (const { before, view, events } of claims) {
      const frames = framesOf(before, view, events, 0)
      expect(frames[0].view.points).toEqual(before.points)
      expect(frames[0].view.supporters).toEqual(before.supporters)
      expect(frames.at(-1)?.view.points).toEqual(view.points)
      for (const [i, { phase, told, view: shown }] of frames.entries()) {
        const [claim] = told
        if (phase !== 'claims' || claim.type !== 'claimed') continue
        const later = frames[i + 1]?.told[0] === claim
        expect(shown.supporters[claim.slot]).toBe(later ? claim.card : null)
      }
    }
  })

  test('without what was seen before it is told from the facts alone', () => {
    const all = endings(PLAN, 0)
    for (const { view, events } of all) {
      const frames = framesOf(null, view, events, 0)
      expect(frames.length).toBeGreaterThan(0)
      expect(frames.at(-1)?.view.points).toEqual(view.points)
    }
  })

  test('of two skirmishes that ended while nobody looked the last one is shown', () => {
    const [first, second] = endings(PLAN, 0).filter(({ events }) => events.some(({ type }) => type === 'ordered'))
    const began: Event = { type: 'skirmishBegan', skirmish: 2, initiative: 0, supporters: [] }
    const frames = framesOf(first.before, second.view, [...first.events, began, ...second.events], 0)
    const ordered = second.events.find((event) => event.type === 'ordered')
    expect(frames.at(-1)?.view.armies).toEqual(ordered?.armies)
  })
})
