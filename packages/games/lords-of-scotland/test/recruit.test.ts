import { peek } from '@bothy/kernel'
import { expect, test } from 'vitest'
import { play } from './play.ts'

test('LOS-19 any card of the recruit row, face up or face down, goes to the hand', () => {
  const t = play({ seats: 2, recruits: 'scott-1 scott-2 scott-3 scott-4 scott-5' })
  expect(t.legal().filter((choice) => choice.startsWith('recruit'))).toEqual([
    'recruit 1',
    'recruit 2',
    'recruit 3',
    'recruit 4',
    'recruit 5',
  ])
  t.play('a recruit 1; b recruit 4')
  expect(t.hand('a')).toContain('scott-1')
  expect(t.hand('b')).toContain('scott-4')
})

test('LOS-20 the slot is refilled at once with the same orientation', () => {
  const t = play({ seats: 2, recruits: 'scott-1 scott-2 scott-3 scott-4 scott-5', draw: 'forsyth-1 forsyth-2' })
  expect(t.recruits()).toBe('scott-1 ? ? ? ?')
  t.play('a recruit 1')
  expect(t.recruits()).toBe('forsyth-1 ? ? ? ?')
  t.play('b recruit 3')
  expect(t.lastEvents[0]).toMatchObject({ type: 'recruited', slot: 2, faceUp: false, refill: null, empty: false })
  expect(t.recruits().split(' ')[2]).toBe('?')
  expect(t.play('a muster * down; b muster * down').recruits()).toBe('forsyth-1 scott-2 forsyth-2 ? ?')
})

test('LOS-21 EX-21 ten cards in hand: recruit refused, and Forsyth brings the hand back to ten', () => {
  const t = play({ seats: 2, hands: ['forsyth-1'] })
  for (let round = 1; round <= 5; round++) t.play('a recruit 1; b recruit 1')
  expect(t.view('a').handCounts[0]).toBe(10)
  expect(t.whyNot('recruit 1')).toEqual({ why: 'handFull', limit: 10, rule: 'LOS-21' })
  t.play('a muster forsyth-1 up')
  expect(t.view('a').handCounts[0]).toBe(9)
  t.play('a activate')
  expect(t.view('a').handCounts[0]).toBe(10)
})

test('LOS-21 nine cards are counted before taking', () => {
  const t = play({ seats: 2 }, 'a muster * down; b recruit 1')
  for (let round = 2; round <= 5; round++) t.play('a recruit 1; b recruit 1')
  t.play('a claim 1')
  expect([t.view('a').handCounts[0], t.asked]).toEqual([8, 'a turn'])
  t.play('a recruit 1; b muster * down')
  expect(t.view('a').handCounts[0]).toBe(9)
  t.play('a recruit 1; b muster * down')
  expect(t.whyNot('recruit 1')).toMatchObject({ why: 'handFull' })
})

test('LOS-21 a full hand is the reason also before the flip', () => {
  const t = play({ seats: 2, options: { flipChoice: 'player' } })
  peek(t.state.hands[0]).push(...peek(t.state.draw).splice(0, 5))
  expect([t.asked, t.view('a').handCounts[0]]).toEqual(['a flip', 10])
  expect(t.whyNot('recruit 1')).toEqual({ why: 'handFull', limit: 10, rule: 'LOS-21' })
})
