import { expect, test } from 'vitest'
import { play } from './play.ts'

test('LOS-22 any card of the hand joins the army, face up or face down', () => {
  const t = play({ seats: 2, hands: ['scott-1 scott-2 scott-3 scott-4 scott-5'] })
  const musters = t.legal().filter((choice) => choice.startsWith('muster'))
  expect(musters).toHaveLength(10)
  for (const strength of [1, 2, 3, 4, 5])
    expect(musters).toEqual(expect.arrayContaining([`muster scott-${strength} up`, `muster scott-${strength} down`]))
  t.play('a muster scott-2 up; b recruit 1; a muster scott-3 down')
  expect(t.army('a')).toBe('scott-2 [scott-3]')
  expect(t.hand('a')).toBe('scott-1 scott-4 scott-5')
})

test('LOS-22 an army has no limit', () => {
  const t = play({ seats: 2, hands: ['makgill-6 makgill-5 makgill-4 makgill-3 makgill-2'] })
  t.play(
    'a muster makgill-6 up; a activate; a muster makgill-5 up; a activate; a muster makgill-4 up; a activate; a muster makgill-3 up; a activate; a muster makgill-2 up',
  )
  expect(t.army('a').split(' ')).toHaveLength(5)
  t.play('b recruit 1')
  for (let round = 2; round <= 5; round++) t.play('a recruit 1; b recruit 1')
  expect(t.asked).toBe('a claim')
})

test('LOS-23 a card mustered face down never activates', () => {
  const t = play({ seats: 2, hands: ['forsyth-1'] }, 'a muster forsyth-1 down')
  expect(t.asked).toBe('b turn')
  expect(t.army('a')).toBe('[forsyth-1]')
  t.idle('claim')
  expect(t.army('a')).toBe('forsyth-1')
  expect(t.eventsOf('activated')).toEqual([])
})

test('LOS-24 a card mustered face up may activate at that moment, and stays face up either way', () => {
  const yes = play({ seats: 2, hands: ['forsyth-1'] }, 'a muster forsyth-1 up')
  expect(yes.legal()).toEqual(['activate', 'refrain'])
  expect(yes.play('a activate').army('a')).toBe('forsyth-1')
  const no = play({ seats: 2, hands: ['forsyth-1'] }, 'a muster forsyth-1 up; a refrain')
  expect(no.army('a')).toBe('forsyth-1')
  const never = play(
    { seats: 2, hands: ['forsyth-1', 'forsyth-2'] },
    'a muster forsyth-1 up; a refrain; b muster forsyth-2 up',
  )
  expect(never.asked).toBe('a turn')
  expect(never.army('b')).toBe('forsyth-2')
})

test('LOS-25 no card in an army changes orientation before the reveal', () => {
  const t = play(
    { seats: 2, hands: ['fergusson-3 forsyth-2', 'cochrane-10 cochrane-11'] },
    'a muster forsyth-2 down; b muster cochrane-10 down; a muster fergusson-3 up; a activate; a swap b1',
  )
  expect(t.army('a')).toBe('[forsyth-2] [cochrane-10]')
  expect(t.army('b')).toBe('fergusson-3')
  for (const line of [
    'b muster cochrane-11 up',
    'a recruit 1',
    'b recruit 1',
    'a recruit 1',
    'b recruit 1',
    'a recruit 1',
  ]) {
    t.play(line)
    expect(t.army('a'), line).toBe('[forsyth-2] [cochrane-10]')
  }
  expect(t.play('b recruit 1').army('a')).toBe('forsyth-2 cochrane-10')
})
