import { Transcript } from '@bothy/kernel/rule-suite'
import { expect, test } from 'vitest'
import { STONES } from '../data/stones.ts'
import { game, type Types } from '../rules/index.ts'

/** Seats get stones in order: a has 1 and 2, b has 3 and 4, the pile gives 5, 6 … */
const pile = Array.from({ length: STONES }, (_, i) => i + 1)
const start = (options: object = {}): Transcript<Types> =>
  new Transcript<Types>(game, { seats: 2, setup: { ...options, arranged: { pile } } })
function toTheEnd(t: Transcript<Types>): Transcript<Types> {
  while (t.asked !== 'over') {
    const seat = t.asked.charAt(0)
    const wanted = t.legal(seat === 'a' ? 'place down' : 'place up')
    t.play(`${seat} ${wanted[0] ?? t.legal()[0]}`)
  }
  return t
}

test('CRN-1 every stone from 1 to 12 is placed in the end', () => {
  const placed = toTheEnd(start()).view().cairns.flat()
  expect(placed.map(({ stone }) => stone).toSorted((a, b) => Number(a) - Number(b))).toEqual(pile)
})
test('CRN-2 every player begins with two stones', () => {
  const t = start()
  expect([t.view('a').hand, t.view('b').hand]).toEqual([
    [1, 2],
    [3, 4],
  ])
})
test('CRN-3 a turn begins with a stone of the hand; players take turns', () => {
  const t = start()
  expect(t.legal()).toEqual(['pick 1', 'pick 2'])
  expect(t.play('a pick 2; a place up').asked).toBe('b turn')
})
test('CRN-4 a stone is placed face up or face down', () => {
  expect(start().play('a pick 2').legal()).toEqual(['place up', 'place down'])
})
test('CRN-5 a third stone of a cairn does not lie face down', () => {
  const t = start().play('a pick 1; a place down; b pick 3; b place up; a pick 2; a place down; b pick 4; b place up')
  expect(t.play('a pick 5').whyNot('place down')).toEqual({ why: 'tooManyDown', limit: 2, rule: 'CRN-5' })
})
test('CRN-6 a stone is drawn at the end of a turn', () => {
  expect(start().play('a pick 2; a place up').view('a').hand).toEqual([1, 5])
})
test('CRN-7 every stone counts its number', () => {
  const t = toTheEnd(start())
  expect(game.result(t.state)?.scores.reduce((sum, score) => sum + score)).toBe(78)
})
test('CRN-8 with the option, stones placed face down count double', () => {
  const [once, double] = [start(), start({ doubled: true })].map((t) => game.result(toTheEnd(t).state)?.scores)
  expect([double?.[0], double?.[1]]).toEqual([(once?.[0] ?? 0) + 1 + 2, once?.[1]])
})
test('CRN-9 the most points win; more open stones break a tie', () => {
  const result = game.result(toTheEnd(start()).state)
  expect(result?.ranks).toEqual([2, 1])
  expect(result?.tieBreaks).toEqual([{ id: 'open', values: [4, 6] }])
})
test('CRN-10 hands and stones face down are seen by their owner alone', () => {
  const t = start().play('a pick 1; a place down')
  expect([t.view('a').cairns[0][0].stone, t.view('b').cairns[0][0].stone]).toEqual([1, null])
  expect(t.view().hand).toEqual([])
})
