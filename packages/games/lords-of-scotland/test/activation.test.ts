import { expect, test } from 'vitest'
import { SLUG_OF } from '../rules/index.ts'
import { play, type Played } from './play.ts'

const blocker = (t: Played, letter: string, slug: string): string | null => {
  const reason = t.whyNotActivate(letter, slug)
  return reason?.why === 'weakerCard'
    ? `${'abcde'.charAt(reason.owner)} ${SLUG_OF[reason.card]}`
    : (reason?.why ?? null)
}

test('LOS-26 EX-3 two or three players: no other face-up card may be weaker', () => {
  const t = play(
    { seats: 3, hands: ['wemyss-6 forsyth-7', 'scott-3', 'forsyth-6'] },
    'a muster wemyss-6 up; b muster scott-3 down; c muster forsyth-6 up',
  )
  expect(t.asked).toBe('c activate')
  t.play('c refrain')
  expect(t.whyNotActivate('a', 'forsyth-7')).toEqual({ why: 'weakerCard', card: 43, owner: 0, rule: 'LOS-26' })
  t.play('a muster forsyth-7 up')
  expect(t.asked).toBe('b turn')
})

test('LOS-27 face-down cards do not count, in neither of the two tests', () => {
  const overall = play({ seats: 2, hands: ['scott-3', 'forsyth-6'] }, 'a muster scott-3 down')
  expect(overall.whyNotActivate('b', 'forsyth-6')).toBeNull()
  const lineage = play({ seats: 4, hands: ['forsyth-3', 'forsyth-6'] }, 'a muster forsyth-3 down')
  expect(lineage.whyNotActivate('b', 'forsyth-6')).toBeNull()
  expect(lineage.play('b muster forsyth-6 up').asked).toBe('b activate')
})

test('LOS-28 all armies count, the own included; an equal strength does not block', () => {
  const t = play({
    seats: 2,
    hands: ['wemyss-6 forsyth-7 forsyth-6', 'scott-8'],
    recruits: 'scott-1',
    supporters: 'scott-2 wemyss-3',
  })
  expect(t.whyNotActivate('a', 'forsyth-7')).toBeNull()
  t.play('a muster wemyss-6 up; b recruit 2')
  expect(blocker(t, 'a', 'forsyth-7')).toBe('a wemyss-6')
  expect(blocker(t, 'b', 'scott-8')).toBe('a wemyss-6')
  expect(t.whyNotActivate('a', 'forsyth-6')).toBeNull()
})

test('LOS-28 the weakest of several cards is named', () => {
  const t = play(
    { seats: 2, hands: ['macdonnell-6 macdonnell-5', 'macdonnell-4 forsyth-9'] },
    'a muster macdonnell-6 up; a refrain; b muster macdonnell-4 up; b refrain; a muster macdonnell-5 up',
  )
  expect(blocker(t, 'b', 'forsyth-9')).toBe('b macdonnell-4')
})

test('LOS-28 EX-11 a supporter taken by Cockburn counts, Cockburn no longer', () => {
  const t = play(
    { seats: 2, hands: ['cockburn-2', 'forsyth-9'], supporters: 'wemyss-12 scott-3' },
    'a muster cockburn-2 up; a activate; a exchange 1',
  )
  expect(t.supporters()).toBe('cockburn-2 scott-3')
  expect(t.army('a')).toBe('wemyss-12')
  expect(t.play('b muster forsyth-9 up').asked).toBe('b activate')
})

test('LOS-29 EX-4 four or five players: only cards of the same lineage, equal or weaker', () => {
  const t = play(
    { seats: 4, hands: ['wemyss-5', 'makgill-9 makgill-11', 'makgill-7 makgill-10 scott-12'] },
    'a muster wemyss-5 up; b muster makgill-9 up; b refrain',
  )
  expect(t.whyNotActivate('c', 'makgill-7')).toBeNull()
  expect(t.whyNotActivate('c', 'makgill-10')).toEqual({ why: 'weakerCard', card: 65, owner: 1, rule: 'LOS-29' })
  expect(t.whyNotActivate('c', 'scott-12')).toBeNull()
  expect(blocker(t, 'b', 'makgill-11')).toBe('b makgill-9')
})

test('LOS-29 the option forces one of the two tests', () => {
  const hands = ['wemyss-5', 'scott-12 makgill-4']
  const transcript = 'a muster wemyss-5 up'
  expect(blocker(play({ seats: 2, hands }, transcript), 'b', 'scott-12')).toBe('a wemyss-5')
  expect(
    blocker(play({ seats: 2, hands, options: { activationRule: 'lowestInLineage' } }, transcript), 'b', 'scott-12'),
  ).toBeNull()
  expect(blocker(play({ seats: 5, hands }, transcript), 'b', 'scott-12')).toBeNull()
  expect(
    blocker(play({ seats: 5, hands, options: { activationRule: 'lowestOverall' } }, transcript), 'b', 'scott-12'),
  ).toBe('a wemyss-5')
  expect(play({ seats: 3 }).view(null).lineageTest).toBe(false)
  expect(play({ seats: 4 }).view(null).lineageTest).toBe(true)
})

test('LOS-30 EX-5 the second Bruce: two players may activate it, four may not', () => {
  const hands = ['bruce-1', 'bruce-2']
  const two = play({ seats: 2, hands, options: { includeRoyal: true } }, 'a muster bruce-1 up; a refrain')
  expect(two.whyNotActivate('b', 'bruce-2')).toBeNull()
  const four = play({ seats: 4, hands, options: { includeRoyal: true } }, 'a muster bruce-1 up; a refrain')
  expect(blocker(four, 'b', 'bruce-2')).toBe('a bruce-1')
})

test('LOS-30 neither does the first Bruce qualify while the second lies face up', () => {
  const t = play(
    { seats: 4, hands: ['bruce-2', 'bruce-1'], options: { includeRoyal: true } },
    'a muster bruce-2 up; a activate',
  )
  expect(blocker(t, 'b', 'bruce-1')).toBe('a bruce-2')
})

test('LOS-30 a marked Bruce, or a Scott that copied it, keeps its printed lineage', () => {
  const t = play(
    { seats: 4, hands: ['bruce-1', 'scott-2', 'scott-3 wemyss-12'], options: { includeRoyal: true } },
    'a muster bruce-1 up; a activate; b muster scott-2 up; b activate; b copy a1',
  )
  expect(t.army('b')).toBe('scott-2*')
  expect(blocker(t, 'c', 'scott-3')).toBe('b scott-2')
  expect(t.whyNotActivate('c', 'wemyss-12')).toBeNull()
})

test('LOS-31 activation is optional and cannot be made up for later', () => {
  const t = play({ seats: 2, hands: ['cochrane-1'] }, 'a muster cochrane-1 up; a refrain')
  expect(t.army('a')).toBe('cochrane-1')
  t.play('b recruit 1')
  expect(t.legal().every((choice) => /^(recruit|muster)/.test(choice))).toBe(true)
})

test('LOS-32 only a card mustered from hand activates: not one that was swapped in', () => {
  const t = play(
    { seats: 2, hands: ['fergusson-3', 'forsyth-4'] },
    'a recruit 1; b muster forsyth-4 up; b refrain; a muster fergusson-3 up; a activate; a swap b1',
  )
  expect(t.army('a')).toBe('forsyth-4')
  expect(t.asked).toBe('b turn')
  expect(t.eventsOf('drew')).toEqual([])
})

test('LOS-33 EX-18 a power without a target is not offered', () => {
  const scott = play({ seats: 2, hands: ['scott-1', 'scott-2'] }, 'a recruit 1; b muster scott-2 up')
  expect(scott.whyNotActivate('a', 'scott-1')).toEqual({ why: 'noTarget', power: 'copyPower', rule: 'LOS-33' })
  expect(scott.play('a muster scott-1 up').asked).toBe('b turn')
  const others = play({ seats: 2, hands: ['wemyss-1 fergusson-1 forsyth-1 cockburn-1 macdonnell-1'] })
  expect(others.whyNotActivate('a', 'wemyss-1')).toEqual({ why: 'noTarget', power: 'discardAnother', rule: 'LOS-33' })
  expect(others.whyNotActivate('a', 'fergusson-1')).toEqual({ why: 'noTarget', power: 'swapWithClan', rule: 'LOS-33' })
  for (const slug of ['forsyth-1', 'cockburn-1', 'macdonnell-1']) expect(others.whyNotActivate('a', slug)).toBeNull()
})

test('LOS-33 an own army is a target for Wemyss and none for Fergusson', () => {
  const t = play(
    { seats: 2, hands: ['wemyss-1 fergusson-1 macdonnell-12'] },
    'a muster macdonnell-12 down; b recruit 1',
  )
  expect(t.whyNotActivate('a', 'wemyss-1')).toBeNull()
  expect(t.whyNotActivate('a', 'fergusson-1')).toMatchObject({ why: 'noTarget' })
})

test('LOS-33 Cockburn needs a supporter in the row', () => {
  const t = play({ seats: 2, hands: ['cockburn-1'] })
  t.state.supporters.length = 0
  expect(t.whyNotActivate('a', 'cockburn-1')).toEqual({ why: 'noTarget', power: 'swapWithSupporter', rule: 'LOS-33' })
})

test('LOS-33 once activated, a target must be chosen', () => {
  const t = play(
    { seats: 2, hands: ['wemyss-1', 'scott-9'] },
    'a recruit 1; b muster scott-9 up; a muster wemyss-1 up; a activate',
  )
  expect(t.legal()).toEqual(['discard b1'])
})

test('LOS-34 an immediate power resolves completely before the turn goes on, and leaves no mark', () => {
  const t = play({
    seats: 2,
    hands: ['forsyth-4 makgill-3 wemyss-2 scott-1', 'cochrane-3'],
    draw: 'scott-12 wemyss-12',
  })
  t.play('a muster forsyth-4 up; a activate')
  expect([t.asked, t.view('a').handCounts[0], t.hand('a').includes('scott-12')]).toEqual(['b turn', 5, true])
  t.play('b muster * down; a muster makgill-3 up; a activate')
  expect(t.asked).toBe('a extraMuster')
  t.play('a muster wemyss-2 up; a activate')
  expect([t.asked, t.legalOf('b')]).toEqual(['a discard', []])
  t.play('a discard b1')
  expect([t.asked, t.army('a'), t.army('b')]).toEqual(['b turn', 'forsyth-4 makgill-3 wemyss-2', ''])
})

test('LOS-34 an end-of-skirmish power leaves a mark, which weaker cards mustered later do not undo', () => {
  const t = play({ seats: 2, hands: ['macdonnell-3 scott-1', 'cochrane-3 wemyss-2'], supporters: 'scott-9 makgill-8' })
  t.play('a muster macdonnell-3 up; a activate; b muster cochrane-3 up; b activate')
  expect([t.army('a'), t.army('b')]).toEqual(['macdonnell-3*', 'cochrane-3*'])
  t.play('a muster scott-1 up; a refrain; b recruit 1')
  expect([t.army('a'), t.army('b')]).toEqual(['macdonnell-3* scott-1', 'cochrane-3*'])
  expect(t.state.armies.flat().map(({ mark }) => mark)).toEqual(['stayInPlay', null, 'claimTwo'])
})

test('LOS-35 EX-13 a mark works for the one who has the card at the end', () => {
  const transcript = 'a recruit 2; b muster cochrane-4 up; b activate; a muster fergusson-4 up; a activate; a swap b1'
  const winning = play(
    { seats: 2, hands: ['fergusson-4 wemyss-9', 'cochrane-4'] },
    `${transcript}; b recruit 2; a muster wemyss-9 down`,
  ).idle('claim')
  expect([winning.army('a'), winning.army('b')]).toEqual(['cochrane-4* wemyss-9', 'fergusson-4'])
  winning.play('a claim 1; a claim 2')
  expect([winning.pile('a').split(' ').length, winning.pile('b')]).toEqual([2, ''])
  const losing = play(
    { seats: 2, hands: ['fergusson-4', 'cochrane-4 wemyss-9'] },
    `${transcript}; b muster wemyss-9 down`,
  ).idle('claim')
  losing.play('b claim 1; a claim 2')
  expect([losing.pile('a').split(' ').length, losing.pile('b').split(' ').length]).toEqual([1, 1])
})

test('LOS-35 a mark is lost if the card has left all armies', () => {
  const t = play(
    { seats: 2, hands: ['cochrane-5 cochrane-6', 'wemyss-4'] },
    'a muster cochrane-5 up; a activate; b muster wemyss-4 up; b activate; b discard a1; a muster cochrane-6 down',
  ).idle('claim')
  expect(t.asked).toBe('a claim')
  t.play('a claim 1')
  expect(t.asked).toBe('b claim')
})

test('LOS-36 marks are public, move with their card, and go when it leaves the armies', () => {
  const t = play(
    { seats: 2, hands: ['cochrane-5', 'fergusson-5'] },
    'a muster cochrane-5 up; a activate; b muster fergusson-5 up; b activate; b swap a1',
  )
  for (const viewer of ['a', 'b', null])
    expect(t.view(viewer).armies[1][0]).toMatchObject({ mark: 'claimTwo', faceUp: true })
  expect(t.army('a')).toBe('fergusson-5')
})

test('LOS-36 a marked card that is discarded comes back without its mark', () => {
  const t = play(
    { seats: 2, hands: ['macdonnell-5 scott-1', 'wemyss-4'] },
    'a muster macdonnell-5 up; a activate; b muster wemyss-4 up; b activate; b discard a1',
  )
  expect(t.discards()).toBe('macdonnell-5')
  expect(
    t
      .view(null)
      .armies.flat()
      .every((piece) => piece.mark === null),
  ).toBe(true)
})

test('LOS-36 the end of the skirmish removes the marks', () => {
  const t = play(
    { seats: 2, hands: ['macdonnell-5 cochrane-4'] },
    'a muster macdonnell-5 up; a activate; b recruit 1; a muster cochrane-4 up; a activate',
  ).idle('claim')
  expect(t.army('a')).toBe('macdonnell-5* cochrane-4*')
  t.play('a claim 1; a claim 2')
  expect(t.army('a')).toBe('macdonnell-5')
})
