import './both-languages.ts'
import type { Event } from '@bothy/glen-more-2'
import { describe, expect, test } from 'vitest'
import { lastTile, touches } from '@bothy/board-kit/parts/seats/last-turn.ts'
import { lastTurnWords, rollTo } from '../seats/last-turn.ts'
import { wordsOf } from '../words.ts'
import { samplePlay } from './sample-play.ts'

const TURNS: readonly (readonly Event[])[] = (() => {
  const turns: Event[][] = [[]]
  samplePlay({ seats: 2, seed: 'turns', sense: 0.95 }, (look) => {
    const { events } = look(0)
    turns.at(-1)?.push(...events)
    if (events.some(({ type }) => type === 'turnEnded')) turns.push([])
    return false
  })
  return turns
})()

describe('the last turn of a seat', () => {
  test.each(['en', 'fr'] as const)('names the tile that was taken, on two lines at most, in %s', (language) => {
    const words = wordsOf(language)
    const told = TURNS.map((events) => ({ events, line: lastTurnWords(events, words) }))
    const takes = told.flatMap(({ events, line }) =>
      events.flatMap((event) => (event.type === 'moved' ? [{ line, name: words.tileName(event.tile) }] : [])),
    )
    expect(takes.length).toBeGreaterThan(10)
    expect(takes.filter(({ line, name }) => !line.includes(name))).toEqual([])
    expect(told.filter(({ line }) => line.length > 56)).toEqual([])
    expect(lastTurnWords([], words)).toBe('')
  })

  test('tells VP of the turn, not of a scoring that follows it', () => {
    const words = wordsOf('en')
    const moved: Event = { type: 'moved', piece: 0, seat: 0, from: 1, to: 3, tile: 4 }
    const gained = (seat: number, vp: number, source: 'activation' | 'casks' | 'territory'): Event => ({
      type: 'vpGained',
      seat,
      vp,
      source,
      total: vp,
    })
    const scored = [gained(0, 3, 'casks'), gained(1, 2, 'casks'), gained(0, -6, 'territory')]
    expect(lastTurnWords([moved, gained(0, 4, 'activation'), ...scored], words)).toMatch(/ · \+4 VP$/u)
    expect(lastTurnWords([moved, ...scored], words)).toBe(words.tileName(4))
  })

  test('what the die showed is told where it stands now, and nowhere else', () => {
    const rolls = TURNS.flat().flatMap((event) => (event.type === 'rolled' && event.to !== null ? [event] : []))
    const last = rolls.at(-1)
    expect(rolls.length).toBeGreaterThan(3)
    expect(rollTo([{ lastTurn: TURNS.flat() }, { lastTurn: [] }], last?.to ?? -1)).toBe(last?.roll)
    expect(rollTo([{ lastTurn: TURNS.flat() }], -1)).toBeNull()
  })
})

test('a turn touches the piece that moved and the prices of what was traded', () => {
  const moved: Event = { type: 'moved', piece: 1, seat: 1, from: 1, to: 3, tile: 4 }
  const sold: Event = { type: 'sold', seat: 1, good: 'stone', tile: 4, coins: 2 }
  expect([moved, sold].flatMap(touches)).toEqual(['figure:1', 'price:stone'])
  expect([lastTile([sold, moved]), lastTile([sold])]).toEqual([4, null])
})
