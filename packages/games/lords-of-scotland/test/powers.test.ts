import { expect, test } from 'vitest'
import { play } from './play.ts'

test('LOS-37 this card is the one whose muster caused the activation, for a copy the Scott', () => {
  const t = play(
    { seats: 2, hands: ['scott-2', 'cockburn-9'], supporters: 'makgill-12 makgill-3' },
    'a recruit 1; b muster cockburn-9 up; b refrain; a muster scott-2 up; a activate; a copy b1; a exchange 1',
  )
  expect(t.supporters()).toBe('scott-2 makgill-3')
  expect([t.army('a'), t.army('b')]).toEqual(['makgill-12', 'cockburn-9'])
})

test('LOS-38 Wemyss discards any other card of any army, but not itself', () => {
  const t = play(
    { seats: 2, hands: ['wemyss-4 forsyth-8', 'cochrane-7 scott-9'] },
    'a muster forsyth-8 up; a refrain; b muster cochrane-7 up; b activate; a recruit 1; b muster scott-9 down; a muster wemyss-4 up; a activate',
  )
  expect(t.legal()).toEqual(['discard a1', 'discard b1', 'discard b2'])
  expect(t.whyNot('discard a2')).toEqual({ why: 'itself', rule: 'LOS-38' })
  t.play('a discard b1')
  expect([t.army('a'), t.army('b'), t.discards()]).toEqual(['forsyth-8 wemyss-4', '[scott-9]', 'cochrane-7'])
  expect(t.view('b').handCounts[1]).toBe(3)
})

test('LOS-38 Wemyss may discard a card of its own army', () => {
  const t = play(
    { seats: 2, hands: ['wemyss-4 forsyth-8'] },
    'a muster forsyth-8 down; b recruit 1; a muster wemyss-4 up; a activate; a discard a1',
  )
  expect(t.army('a')).toBe('wemyss-4')
})

test('LOS-39 EX-27 a card discarded face down stays secret', () => {
  const t = play(
    { seats: 3, hands: ['wemyss-4', 'forsyth-12'] },
    'a recruit 1; b muster forsyth-12 down; c recruit 1; a muster wemyss-4 up; a activate; a discard b1',
  )
  expect(t.discards()).toBe('')
  expect(t.view('c').discards.secret).toBe(1)
  expect(t.witnessed('c')).toEqual([{ type: 'discarded', seat: 0, owner: 1, piece: 0, card: null, faceUp: false }])
  expect(t.witnessed('a')).toEqual(t.witnessed('c'))
})

test('LOS-40 EX-11 Cockburn takes the slot of a supporter, who joins the army face up and does not activate', () => {
  const t = play(
    { seats: 2, hands: ['cockburn-2'], supporters: 'forsyth-12 scott-3' },
    'a muster cockburn-2 up; a activate',
  )
  expect(t.legal()).toEqual(['exchange 1', 'exchange 2'])
  t.play('a exchange 1')
  expect([t.supporters(), t.army('a'), t.asked]).toEqual(['cockburn-2 scott-3', 'forsyth-12', 'b turn'])
  expect(t.view('b').totals[0]).toMatchObject({ sum: 12, rank: 94 })
  t.idle('claim').play('a claim 1')
  expect(t.pile('a')).toBe('cockburn-2')
})

test('LOS-41 EX-12 Fergusson swaps with a card of an opponent, and both keep their orientation', () => {
  const t = play(
    { seats: 3, hands: ['fergusson-3 wemyss-12', 'cochrane-10'], supporters: 'scott-12 scott-11 scott-10' },
    'a recruit 1; b muster cochrane-10 down; c recruit 1; a muster fergusson-3 up; a activate; a swap b1',
  )
  expect([t.army('a'), t.army('b')]).toEqual(['[cochrane-10]', 'fergusson-3'])
  t.play('b recruit 1; c recruit 1; a muster wemyss-12 down').idle('claim')
  expect(t.view(null).totals[0].total).toBe(22)
  t.play('a claim 1')
  expect(t.asked).toBe('b claim')
})

test('LOS-42 marks travel, nothing activates again, and your own army is no target', () => {
  const t = play(
    { seats: 2, hands: ['fergusson-4 makgill-9', 'cochrane-4'] },
    'a muster makgill-9 down; b muster cochrane-4 up; b activate; a muster fergusson-4 up; a activate',
  )
  expect(t.legal()).toEqual(['swap b1'])
  expect(t.whyNot('swap a1')).toEqual({ why: 'ownArmy', rule: 'LOS-42' })
  expect(t.whyNot('swap a2')).toEqual({ why: 'ownArmy', rule: 'LOS-42' })
  t.play('a swap b1')
  expect([t.army('a'), t.army('b'), t.asked]).toEqual(['[makgill-9] cochrane-4*', 'fergusson-4', 'b turn'])
})

test('LOS-43 Forsyth draws the top card of the pile', () => {
  const t = play(
    { seats: 2, hands: ['forsyth-4'], draw: 'bruce-1 scott-5', options: { includeRoyal: true } },
    'a muster forsyth-4 up; a activate',
  )
  expect(t.hand('a')).toContain('bruce-1')
  expect(t.witnessed('b').at(-1)).toEqual({ type: 'drew', seat: 0, drawn: true, card: null })
})

test('LOS-44 EX-17 Makgill musters another card in the same turn', () => {
  const t = play({ seats: 2, hands: ['makgill-6 makgill-5 scott-8 makgill-7'] }, 'a muster makgill-6 up; a activate')
  expect(t.asked).toBe('a extraMuster')
  expect(t.legal().some((choice) => choice.startsWith('recruit'))).toBe(false)
  expect(t.whyNot('recruit 1')).toEqual({ why: 'notNow', pending: 'extraMuster', rule: 'LOS-14' })
  t.play('a muster makgill-5 up; a activate; a muster scott-8 down')
  expect([t.army('a'), t.asked]).toEqual(['makgill-6 makgill-5 [scott-8]', 'b turn'])
})

test('LOS-45 EX-17 the extra card is tested, the Makgill counting', () => {
  const t = play(
    { seats: 2, hands: ['makgill-6 makgill-7 scott-6'] },
    'a muster makgill-6 up; a activate; a muster makgill-7 up',
  )
  expect([t.asked, t.army('a')]).toEqual(['b turn', 'makgill-6 makgill-7'])
  const equal = play(
    { seats: 2, hands: ['makgill-6 forsyth-6'] },
    'a muster makgill-6 up; a activate; a muster forsyth-6 up',
  )
  expect(equal.asked).toBe('a activate')
  const four = play({ seats: 4, hands: ['makgill-6 forsyth-12 makgill-7'] }, 'a muster makgill-6 up; a activate')
  expect(four.whyNotActivate('a', 'forsyth-12')).toBeNull()
  expect(four.whyNotActivate('a', 'makgill-7')).toMatchObject({ why: 'weakerCard', rule: 'LOS-29' })
})

test('LOS-45 a Scott that copies Makgill goes on with the chain', () => {
  const t = play(
    { seats: 2, hands: ['makgill-6 scott-5 forsyth-3'] },
    'a muster makgill-6 up; a activate; a muster scott-5 up; a activate; a copy a1; a muster forsyth-3 up; a activate',
  )
  expect([t.army('a'), t.asked]).toEqual(['makgill-6 scott-5 forsyth-3', 'b turn'])
})

test('LOS-46 the extra muster may be declined', () => {
  const t = play({ seats: 2, hands: ['makgill-6'] }, 'a muster makgill-6 up; a activate; a decline')
  expect([t.army('a'), t.asked]).toEqual(['makgill-6', 'b turn'])
})

test('LOS-46 with an empty hand Makgill is not offered, and there is no second flip', () => {
  const t = play({ seats: 2, hands: ['makgill-6 makgill-5 makgill-4 makgill-3 makgill-2'] })
  t.play(
    'a muster makgill-6 up; a activate; a muster makgill-5 up; a activate; a muster makgill-4 up; a activate; a muster makgill-3 up; a activate',
  )
  expect(t.eventsOf('flipped')).toHaveLength(1)
  expect(t.whyNotActivate('a', 'makgill-2')).toEqual({ why: 'noTarget', power: 'musterAnother', rule: 'LOS-33' })
  t.play('a muster makgill-2 up')
  expect(t.asked).toBe('b turn')
})

test('LOS-47 Scott copies another face-up card of any army, the own included', () => {
  const t = play(
    { seats: 2, hands: ['scott-2 forsyth-8', 'cochrane-7 macdonnell-9'] },
    'a muster forsyth-8 up; a refrain; b muster cochrane-7 up; b activate; a recruit 1; b muster macdonnell-9 down; a muster scott-2 up; a activate',
  )
  expect(t.legal()).toEqual(['copy a1', 'copy b1'])
  expect(t.whyNot('copy b2')).toEqual({ why: 'faceDownCopy', rule: 'LOS-47' })
  expect(t.whyNot('copy a2')).toEqual({ why: 'itself', rule: 'LOS-47' })
  const before = t.view('a').handCounts[0]
  t.play('a copy a1')
  expect(t.view('a').handCounts[0]).toBe(before + 1)
})

test('LOS-48 a card that never activated can be copied and keeps what it had; supporters and recruits cannot be', () => {
  const t = play(
    { seats: 2, hands: ['scott-4 scott-5', 'macdonnell-6 cochrane-5'], supporters: 'forsyth-2 forsyth-3' },
    'a recruit 1; b muster macdonnell-6 up; b refrain; a muster scott-5 up; a activate',
  )
  expect(t.legal()).toEqual(['copy b1'])
  t.play('a copy b1')
  expect([t.army('a'), t.army('b')]).toEqual(['scott-5*', 'macdonnell-6'])
  t.play('b muster cochrane-5 up; b activate; a muster scott-4 up; a activate; a copy b2')
  expect([t.army('a'), t.army('b')]).toEqual(['scott-5* scott-4*', 'macdonnell-6 cochrane-5*'])
})

test('LOS-48 EX-16 a left-over card can be copied', () => {
  const t = secondSkirmish()
  t.play('a muster scott-5 up')
  expect(t.asked).toBe('a activate')
  t.play('a activate; a copy a1')
  expect(t.army('a')).toBe('macdonnell-5 scott-5*')
  t.idle('claim')
  t.play('a claim 1').idle('turn')
  expect([t.view(null).skirmish, t.army('a')]).toEqual([3, 'scott-5'])
})

function secondSkirmish(): ReturnType<typeof play> {
  const t = play(
    { seats: 2, hands: ['macdonnell-5 scott-5', 'forsyth-6'], supporters: 'wemyss-9 wemyss-8' },
    'a muster macdonnell-5 up; a activate; b recruit 1; a muster * down; b muster * down; a muster * down; b muster * down; a muster * down; b muster * down; a recruit 1; b muster * down',
  )
  t.play(`${t.asked.charAt(0)} claim 1`).play(`${t.asked.charAt(0)} claim 2`)
  if (t.asked === 'b turn') t.play('b recruit 1')
  return t
}

test('LOS-49 a Scott is not a target, whatever it copied before', () => {
  const t = play(
    { seats: 2, hands: ['scott-2', 'cochrane-9 scott-3'] },
    'a recruit 1; b muster cochrane-9 up; b refrain; a recruit 1; b muster scott-3 up; b activate; b copy b1; a muster scott-2 up; a activate',
  )
  expect(t.army('b')).toBe('cochrane-9 scott-3*')
  expect(t.legal()).toEqual(['copy b1'])
  expect(t.whyNot('copy b2')).toEqual({ why: 'scottOnScott', rule: 'LOS-49' })
})

test('LOS-50 EX-19 a Scott that copies Wemyss may discard the copied card', () => {
  const t = play(
    { seats: 2, hands: ['scott-2', 'wemyss-9'] },
    'a recruit 1; b muster wemyss-9 up; a muster scott-2 up; a activate; a copy b1',
  )
  expect(t.legal()).toEqual(['discard b1'])
  expect(t.whyNot('discard a1')).toEqual({ why: 'itself', rule: 'LOS-38' })
  t.play('a discard b1')
  expect([t.army('a'), t.army('b'), t.discards()]).toEqual(['scott-2', '', 'wemyss-9'])
})

test('LOS-50 a Scott that copies Fergusson goes to the other army itself', () => {
  const t = play(
    { seats: 2, hands: ['scott-2', 'fergusson-9'] },
    'a recruit 1; b muster fergusson-9 up; a muster scott-2 up; a activate; a copy b1; a swap b1',
  )
  expect([t.army('a'), t.army('b')]).toEqual(['fergusson-9', 'scott-2'])
})

test('LOS-50 a Scott that copies Cockburn becomes a supporter, and one that copies Forsyth draws', () => {
  const t = play(
    {
      seats: 2,
      hands: ['scott-2 scott-1', 'cockburn-9 forsyth-8'],
      supporters: 'makgill-12 makgill-3',
      draw: 'cochrane-1 cochrane-2',
    },
    'a recruit 1; b muster cockburn-9 up; b refrain; a muster scott-2 up; a activate; a copy b1; a exchange 2',
  )
  expect([t.supporters(), t.army('a')]).toEqual(['makgill-12 scott-2', 'makgill-3'])
  t.play('b muster forsyth-8 up; a muster scott-1 up; a activate; a copy b2')
  expect(t.hand('a')).toContain('cochrane-2')
})

test('LOS-50 a power that would have no target cannot be copied', () => {
  const t = play(
    { seats: 2, hands: ['scott-2 fergusson-9 forsyth-10'] },
    'a muster fergusson-9 up; b recruit 1; a muster forsyth-10 up; b recruit 1; a muster scott-2 up; a activate',
  )
  expect(t.legal()).toEqual(['copy a2'])
  expect(t.whyNot('copy a1')).toEqual({ why: 'copyNoTarget', power: 'swapWithClan', rule: 'LOS-50' })
})

test('LOS-50 with an empty hand a Scott cannot copy Makgill', () => {
  const t = play({ seats: 2, hands: ['makgill-6 makgill-5 makgill-4 makgill-3 scott-2'] })
  t.play(
    'a muster makgill-6 up; a activate; a muster makgill-5 up; a activate; a muster makgill-4 up; a activate; a muster makgill-3 up; a activate',
  )
  expect(t.whyNotActivate('a', 'scott-2')).toEqual({ why: 'noTarget', power: 'copyPower', rule: 'LOS-33' })
  expect(t.play('a muster scott-2 up').asked).toBe('b turn')
})

test('LOS-51 copying an end-of-skirmish power gives the Scott a public mark', () => {
  const t = play(
    { seats: 2, hands: ['scott-2 wemyss-12', 'cochrane-9'], supporters: 'makgill-12 makgill-3' },
    'a recruit 1; b muster cochrane-9 up; b refrain; a muster scott-2 up; a activate; a copy b1',
  )
  expect(t.lastEvents).toEqual([
    { type: 'copied', seat: 0, card: 8, owner: 1, target: 71, power: 'claimTwo' },
    { type: 'marked', seat: 0, piece: 1, card: 8, mark: 'claimTwo' },
  ])
  expect(t.view(null).armies[0][0]).toMatchObject({ mark: 'claimTwo' })
  t.play('b recruit 1; a muster wemyss-12 down').idle('claim').play('a claim 1; a claim 2')
  expect(t.pile('a')).toBe('makgill-12 makgill-3')
})

const royal = { includeRoyal: true, activationRule: 'lowestInLineage' }

function totalOf(hand: string, ...plies: string[]): number {
  const t = play({ seats: 2, hands: [hand], options: royal })
  for (const ply of plies)
    t.play(
      ply
        .split('; ')
        .map((part) => `a ${part}`)
        .join(';'),
    ).play('b recruit 1')
  return t.idle('claim').view(null).totals[0].total
}

test('LOS-52 EX-7 a marked Bruce, or a Scott marked as Bruce, is wild', () => {
  expect(totalOf('fergusson-6 bruce-1', 'muster fergusson-6 up', 'muster bruce-1 up; activate')).toBe(36)
  expect(totalOf('fergusson-6 bruce-1', 'muster fergusson-6 up', 'muster bruce-1 up; refrain')).toBe(18)
  expect(
    totalOf(
      'wemyss-4 wemyss-5 bruce-1 scott-1',
      'muster wemyss-4 down',
      'muster wemyss-5 down',
      'muster bruce-1 up; refrain',
      'muster scott-1 up; activate; copy a3',
    ),
  ).toBe(22)
})

test('LOS-52 EX-7 the Scott that copied Bruce doubles, once Bruce is gone', () => {
  const t = play(
    { seats: 2, hands: ['wemyss-4 wemyss-5 scott-1', 'bruce-1'], options: royal },
    'a muster wemyss-5 down; b muster bruce-1 up; b refrain; a muster wemyss-4 down; b recruit 1; a muster scott-1 up; a activate; a copy b1',
  ).idle('claim')
  expect(t.army('a')).toBe('wemyss-5 wemyss-4 scott-1*')
  expect(t.view(null).totals[0]).toMatchObject({ sum: 10, doubled: true, total: 20 })
})

test('LOS-53 EX-7 two or more cards, of which the others show at most one lineage', () => {
  expect(totalOf('bruce-1 bruce-2', 'muster bruce-1 down', 'muster bruce-2 down')).toBe(48)
  expect(
    totalOf(
      'bruce-1 bruce-2 fergusson-6',
      'muster bruce-1 up; activate',
      'muster bruce-2 down',
      'muster fergusson-6 down',
    ),
  ).toBe(30)
  expect(totalOf('bruce-1', 'muster bruce-1 up; activate')).toBe(12)
})

test('LOS-54 EX-7 a wild card does not make two other lineages equal', () => {
  expect(
    totalOf(
      'fergusson-6 scott-2 bruce-1',
      'muster fergusson-6 down',
      'muster scott-2 down',
      'muster bruce-1 up; activate',
    ),
  ).toBe(20)
})

test('LOS-55 EX-15 a marked MacDonnell stays in the army where it lies', () => {
  const t = secondSkirmish()
  expect([t.view(null).skirmish, t.army('a')]).toEqual([2, 'macdonnell-5'])
  expect(t.eventsOf('stayed')).toMatchObject([{ seat: 0, card: 34 }])
})

test('LOS-56 EX-15 it counts in every respect, without a mark, and goes at the end of that skirmish', () => {
  const t = secondSkirmish()
  expect(t.whyNotActivate('b', 'forsyth-6')).toMatchObject({ why: 'weakerCard', card: 34, owner: 0 })
  expect(t.view(null).armies[0]).toMatchObject([{ faceUp: true, mark: null }])
  t.idle('claim')
  expect(t.army('a')).toBe('macdonnell-5')
  while (t.asked.endsWith('claim')) t.play(`${t.asked.charAt(0)} ${t.legal()[0]}`)
  expect(t.pile('a').split(' ').length + t.pile('b').split(' ').length).toBeGreaterThanOrEqual(3)
  expect([t.view(null).skirmish, t.army('a')]).toEqual([3, ''])
})

test('LOS-57 EX-14 the mark does not protect against Wemyss', () => {
  const t = play(
    { seats: 2, hands: ['macdonnell-5', 'wemyss-5'] },
    'a muster macdonnell-5 up; a activate; b muster wemyss-5 up; b activate; b discard a1',
  )
  expect([t.army('a'), t.discards()]).toEqual(['', 'macdonnell-5'])
  t.idle('claim').play('b claim 1')
  expect([t.view(null).skirmish, t.army('a')]).toEqual([2, ''])
})

test('LOS-57 taken by Fergusson, it stays with the taker', () => {
  const t = play(
    { seats: 2, hands: ['macdonnell-5', 'fergusson-5'] },
    'a muster macdonnell-5 up; a activate; b muster fergusson-5 up; b activate; b swap a1',
  ).idle('claim')
  t.play('a claim 1; b claim 2')
  expect([t.view(null).skirmish, t.army('a'), t.army('b')]).toEqual([2, '', 'macdonnell-5'])
})

test('LOS-58 EX-9 Cochrane claims two, one after the other', () => {
  const t = play(
    { seats: 3, hands: ['wemyss-12', 'cochrane-9', 'scott-1'], supporters: 'makgill-11 makgill-7 makgill-2' },
    'a muster wemyss-12 down; b muster cochrane-9 up; b activate; c muster scott-1 down',
  ).idle('claim')
  t.play('a claim 1')
  expect(t.view(null).pending).toMatchObject({ kind: 'claim', seat: 1, left: 2 })
  t.play('b claim 2')
  expect(t.view(null).pending).toMatchObject({ kind: 'claim', seat: 1, left: 1 })
  expect(t.whyNot('claim 1')).toEqual({ why: 'alreadyClaimed', rule: 'LOS-67' })
  t.play('b claim 3')
  expect([t.pile('a'), t.pile('b'), t.pile('c'), t.view(null).skirmish]).toEqual([
    'makgill-11',
    'makgill-7 makgill-2',
    '',
    2,
  ])
})

test('LOS-58 if only one supporter is left, one', () => {
  const t = play(
    { seats: 2, hands: ['wemyss-12', 'cochrane-9'] },
    'a muster wemyss-12 down; b muster cochrane-9 up; b activate',
  ).idle('claim')
  t.play('a claim 1')
  expect(t.view(null).pending).toMatchObject({ kind: 'claim', seat: 1, left: 1 })
  expect(t.play('b claim 2').view(null).skirmish).toBe(2)
})

test('LOS-59 EX-9 several such marks still give two', () => {
  const t = play(
    { seats: 3, hands: ['cochrane-9 cochrane-8'], supporters: 'makgill-11 makgill-7 makgill-2' },
    'a muster cochrane-9 up; a activate; b recruit 1; c recruit 1; a muster cochrane-8 up; a activate',
  ).idle('claim')
  expect(t.army('a')).toBe('cochrane-9* cochrane-8*')
  t.play('a claim 1; a claim 2')
  expect([t.view(null).skirmish, t.pile('a')]).toEqual([2, 'makgill-11 makgill-7'])
})
