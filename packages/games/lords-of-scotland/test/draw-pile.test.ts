import { hide, peek } from '@bothy/kernel'
import { expect, test } from 'vitest'
import { CARD_BY_SLUG } from '../rules/index.ts'
import { play, type Played } from './play.ts'

const ids = (text: string): number[] => text.split(' ').map((slug) => CARD_BY_SLUG.get(slug) ?? -1)

const lastClaim = (): Played =>
  play(
    { seats: 2, hands: ['macdonnell-5'], supporters: 'scott-12 wemyss-7' },
    'a muster macdonnell-5 up; a activate',
  ).idle('claim')

function pilesAre(t: Played, draw: string, discards: string): void {
  t.state.draw = hide(draw === '' ? [] : ids(draw).toReversed())
  t.state.discards = discards === '' ? [] : ids(discards)
}

test('LOS-75 EX-25 in the middle of dealing: deal what is there, shuffle, deal the rest', () => {
  const t = lastClaim()
  const pile = peek(t.state.draw)
  const after = 5 + 1
  t.state.discards.push(...pile.splice(0, 30 - after))
  pile.splice(0, pile.length - 2)
  const [second, first] = pile
  t.play('a claim 1')
  expect(t.eventsOf('reshuffled')).toEqual([{ type: 'reshuffled', count: 30 }])
  expect(t.state.recruits.map((card) => peek(card)).slice(0, 2)).toEqual([first, second])
  expect(t.view(null).drawPile).toBe(30 - 3 - 2)
  expect(t.discards()).toBe('')
})

test('LOS-75 the discard pile is shuffled only when a card must be drawn and none is there', () => {
  const t = play({ seats: 2 })
  pilesAre(t, 'scott-1', 'scott-2 scott-3')
  t.play('a recruit 1')
  expect([t.view(null).drawPile, t.discards(), t.eventsOf('reshuffled')]).toEqual([0, 'scott-2 scott-3', []])
  t.play('b recruit 1')
  expect([t.view(null).drawPile, t.discards()]).toEqual([1, ''])
  expect(t.eventsOf('reshuffled')).toEqual([{ type: 'reshuffled', count: 2 }])
})

test('LOS-75 secret discards are shuffled in, cards elsewhere are not', () => {
  const t = play(
    { seats: 2, hands: ['wemyss-4', 'forsyth-12'] },
    'a recruit 1; b muster forsyth-12 down; a muster wemyss-4 up; a activate; a discard b1',
  )
  pilesAre(t, '', 'scott-2 scott-3')
  t.play('b recruit 1')
  expect(t.eventsOf('reshuffled')).toEqual([{ type: 'reshuffled', count: 3 }])
  expect(t.view(null).discards).toEqual({ cards: [], secret: 0 })
})

test('LOS-76 both piles empty: a recruit slot stays empty and cannot be chosen', () => {
  const t = play({ seats: 2, drawPile: 0 }, 'a recruit 1; b recruit 3')
  expect(t.eventsOf('recruited').every((e) => e.empty && e.refill === null)).toBe(true)
  expect([t.view(null).recruits[0], t.view(null).recruits[2]]).toEqual([null, null])
  expect(t.whyNot('recruit 1')).toEqual({ why: 'slotEmpty', rule: 'LOS-76' })
  expect(t.legal().filter((choice) => choice.startsWith('recruit'))).toEqual(['recruit 2', 'recruit 4', 'recruit 5'])
})

test('LOS-76 an empty slot cannot be flipped', () => {
  const t = play({ seats: 2, drawPile: 0, options: { flipChoice: 'player' } }, 'a flip 1; a recruit 1; b recruit 3')
  expect(t.legal()).toEqual(['flip 2', 'flip 4', 'flip 5'])
  expect(t.whyNot('flip 3')).toEqual({ why: 'slotEmpty', rule: 'LOS-76' })
})

test('LOS-76 Forsyth draws nothing', () => {
  const t = play({ seats: 2, hands: ['forsyth-4'], drawPile: 0 }, 'a muster forsyth-4 up; a activate')
  expect(t.lastEvents.at(-1)).toEqual({ type: 'drew', seat: 0, drawn: false, card: null })
  expect([t.view('a').handCounts[0], t.asked]).toEqual([4, 'b turn'])
})

test('LOS-76 a row is dealt with fewer cards, and empty slots are refilled only by new rows', () => {
  const t = lastClaim()
  t.state.recruits = t.state.recruits.map(() => hide(-1))
  pilesAre(t, 'scott-1 scott-2 scott-3 scott-4 scott-6', '')
  t.play('a claim 1')
  expect(t.supporters()).toBe('wemyss-7')
  expect(t.view(null).recruits.every((slot) => slot !== null)).toBe(true)
  expect(t.view(null).drawPile).toBe(0)
})

test('LOS-10 if row and piles hold only one strength, the row is kept', () => {
  const t = lastClaim()
  t.state.recruits = t.state.recruits.map(() => hide(-1))
  pilesAre(t, 'scott-7 makgill-7 macdonnell-7 fergusson-7 forsyth-7 cockburn-7 cochrane-7', '')
  t.play('a claim 1')
  expect([t.supporters(), t.discards()]).toEqual(['cockburn-7 cochrane-7', 'wemyss-7'])
  expect(t.eventsOf('rowThrownOut')).toEqual([])
})

test('LOS-10 a secret discard of another strength could come instead, so the row is thrown out', () => {
  const t = lastClaim()
  t.state.recruits = t.state.recruits.map(() => hide(-1))
  pilesAre(t, 'scott-7 makgill-7 macdonnell-7 fergusson-7 forsyth-7 cockburn-7 cochrane-7', '')
  t.state.secretDiscards.push({ id: 0, card: hide(ids('scott-9')[0]), origin: 0, seenBy: 1 })
  t.play('a claim 1')
  expect(t.eventsOf('rowThrownOut').length).toBeGreaterThan(0)
  expect(t.supporters()).toContain('scott-9')
})

test('LOS-10 a row that was thrown out may come back by a reshuffle', () => {
  const t = lastClaim()
  t.state.recruits = t.state.recruits.map(() => hide(-1))
  pilesAre(t, 'scott-1 makgill-1 macdonnell-1 fergusson-1 forsyth-1 cockburn-7 cochrane-7', 'scott-9')
  t.play('a claim 1')
  expect(t.eventsOf('rowThrownOut').length).toBeGreaterThan(0)
  expect(t.eventsOf('reshuffled')[0]).toEqual({ type: 'reshuffled', count: 4 })
  expect(t.supporters()).toContain('scott-9')
})
