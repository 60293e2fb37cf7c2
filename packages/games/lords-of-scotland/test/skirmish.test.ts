import { expect, test } from 'vitest'
import { play } from './play.ts'

const faceUp = (recruits: readonly ({ card: number | null } | null)[]): number =>
  recruits.filter((slot) => slot !== null && slot.card !== null).length

test('LOS-12 five rounds, one turn for each player, clockwise from the initiative holder', () => {
  const t = play({ seats: 3, initiative: 1 })
  const turns: string[] = []
  while (t.asked !== 'over' && t.asked.endsWith('turn')) {
    turns.push(`${t.view(null).round}${t.asked.charAt(0)}`)
    t.play(`${t.asked.charAt(0)} muster * down`)
  }
  expect(turns.join(' ')).toBe('1b 1c 1a 2b 2c 2a 3b 3c 3a 4b 4c 4a 5b 5c 5a')
  expect(t.view(null).initiative).toBe(1)
  expect(t.eventsOf('roundBegan').map((e) => e.round)).toEqual([1, 2, 3, 4, 5])
})

test('LOS-13 hands are kept, and nobody draws at the start of a skirmish', () => {
  const t = play({ seats: 2 }, 'a muster cochrane-12 down').idle('claim')
  const before = [t.hand('a'), t.hand('b')]
  t.play('a claim 1')
  expect(t.view(null).skirmish).toBe(2)
  expect([t.hand('a'), t.hand('b')]).toEqual(before)
})

test('LOS-14 a turn is one action and what follows from it', () => {
  const t = play({ seats: 2, hands: ['wemyss-6'] }, 'a recruit 1')
  expect(t.asked).toBe('b turn')
  t.play('b recruit 1; a muster wemyss-6 down')
  expect(t.asked).toBe('b turn')
})

test('LOS-14 while a power is being decided, nothing else is', () => {
  const t = play({ seats: 2, hands: ['wemyss-6'] }, 'a recruit 1; b muster * down; a muster wemyss-6 up')
  expect(t.asked).toBe('a activate')
  expect(t.whyNot('recruit 1')).toEqual({ why: 'notNow', pending: 'activate', rule: 'LOS-14' })
  expect(t.whyNot('muster cochrane-12 up')).toEqual({ why: 'notNow', pending: 'activate', rule: 'LOS-14' })
})

test('LOS-15 no voluntary pass: with an empty hand only recruiting is legal', () => {
  const t = play({ seats: 2, hands: ['scott-1 scott-2 scott-3 scott-4 makgill-5'] })
  t.play('a muster scott-1 down; b recruit 1; a muster scott-2 down; b recruit 1')
  t.play('a muster makgill-5 up; a activate; a muster scott-3 down; b recruit 1; a muster scott-4 down; b recruit 1')
  expect(t.hand('a')).toBe('')
  expect(t.legal()).toEqual(['recruit 1', 'recruit 2', 'recruit 3', 'recruit 4', 'recruit 5'])
})

test('LOS-15 EX-21 with ten cards in hand only mustering is legal', () => {
  const t = play({ seats: 2 })
  for (let round = 1; round <= 5; round++) t.play('a recruit 1; b recruit 1')
  expect(t.view(null).handCounts).toEqual([10, 10])
  expect(t.legal()).toHaveLength(20)
  expect(t.legal().every((choice) => choice.startsWith('muster'))).toBe(true)
})

test('LOS-15 a turn is skipped only with an empty hand and an empty recruit row', () => {
  const t = play({ seats: 2, hands: ['scott-1 makgill-3 makgill-4 makgill-5 makgill-6'], drawPile: 0 })
  t.play(
    'a muster makgill-6 up; a activate; a muster makgill-5 up; a activate; a muster makgill-4 up; a activate; a muster makgill-3 down',
  )
  t.play('b recruit 1; a muster scott-1 down; b recruit 2; a recruit 3; b recruit 4; a muster * down; b recruit 5')
  expect(t.hand('a')).toBe('')
  expect(t.eventsOf('turnSkipped')).toEqual([{ type: 'turnSkipped', seat: 0 }])
  expect(t.asked).toBe('b turn')
})

test('LOS-16 the initiative holder flips a recruit before choosing the action, in every round', () => {
  const t = play({ seats: 2, recruits: 'scott-1 scott-2 scott-3 scott-4 scott-5', options: { flipChoice: 'player' } })
  expect(t.asked).toBe('a flip')
  expect(t.legal()).toEqual(['flip 1', 'flip 2', 'flip 3', 'flip 4', 'flip 5'])
  expect(t.whyNot('recruit 1')).toEqual({ why: 'flipFirst', rule: 'LOS-16' })
  expect(t.whyNot('muster cochrane-12 up')).toEqual({ why: 'flipFirst', rule: 'LOS-16' })
  t.play('a flip 3')
  expect(t.recruits()).toBe('? ? scott-3 ? ?')
  expect(t.asked).toBe('a turn')
  t.play('a muster cochrane-12 down; b recruit 1')
  expect(t.asked).toBe('a flip')
  expect(t.whyNot('flip 3')).toEqual({ why: 'alreadyFaceUp', rule: 'LOS-16' })
})

test('LOS-16 EX-20 flip, then refills that keep the orientation of their slot', () => {
  const t = play({
    seats: 3,
    recruits: 'scott-1 scott-2 cochrane-11 scott-4 scott-5',
    draw: 'forsyth-1 forsyth-2',
    options: { flipChoice: 'player' },
  })
  t.play('a flip 3; a muster cochrane-12 down; b recruit 3; c recruit 1')
  expect(t.recruits()).toBe('? ? forsyth-1 ? ?')
  expect(t.hand('c')).toContain('scott-1')
  expect(t.witnessed('a')[0]).toMatchObject({ type: 'recruited', card: null, refill: null, faceUp: false })
  expect(faceUp(t.view(null).recruits)).toBe(1)
})

test('LOS-17 the holder chooses the slot, or the leftmost one is flipped without asking', () => {
  const t = play({ seats: 2, recruits: 'scott-1 scott-2 scott-3 scott-4 scott-5' })
  expect(t.asked).toBe('a turn')
  expect(t.recruits()).toBe('scott-1 ? ? ? ?')
  t.play('a muster * down; b muster * down')
  expect(t.recruits()).toBe('scott-1 scott-2 ? ? ?')
  expect(t.eventsOf('flipped').map((e) => [e.seat, e.slot])).toEqual([
    [0, 0],
    [0, 1],
  ])
})

test('LOS-17 a single face-down card is still asked for', () => {
  const t = play({ seats: 2, options: { flipChoice: 'player' } })
  for (const round of [1, 2, 3, 4]) t.play(`a flip ${round}; a recruit 1; b recruit 1`)
  expect(t.asked).toBe('a flip')
  expect(t.legal()).toEqual(['flip 5'])
})

test('LOS-18 with a full row as many recruits are face up as rounds have begun', () => {
  const t = play({ seats: 3 })
  const seen: number[][] = []
  while (t.asked.endsWith('turn')) {
    seen.push([t.view(null).round, faceUp(t.view(null).recruits)])
    t.play(`${t.asked.charAt(0)} muster * down`)
  }
  for (const [round, up] of seen) expect(up).toBe(round)
})

test('LOS-18 the flip is left out if no face-down card is left', () => {
  const t = play({ seats: 2, drawPile: 0, options: { flipChoice: 'player' } })
  t.play('a flip 1; a recruit 1; b recruit 2; a flip 3; a recruit 3; b recruit 4; a flip 5; a recruit 5')
  t.play('b muster * down')
  expect(t.view(null).round).toBe(4)
  expect(t.asked).toBe('a turn')
})
