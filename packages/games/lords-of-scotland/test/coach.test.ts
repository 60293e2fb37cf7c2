import { expect, test } from 'vitest'
import { CARD_BY_SLUG } from '../data/clans.ts'
import { lordsOfScotland as game } from '../rules/index.ts'
import { reckon } from '../rules/prospect.ts'
import type { Action, HandCard, Mark, ShownPiece, View } from '../rules/types.ts'
import { sightOf } from '@bothy/kernel/rule-suite'
import { coach } from '../teaching/coach/index.ts'
import type { Sight } from '../teaching/coach/reading.ts'

const id = (slug: string): number => CARD_BY_SLUG.get(slug) ?? -1
const held = (slug: string, blocked: HandCard['blocked'] = null): HandCard => ({ card: id(slug), blocked })
let pieces = 0
const up = (slug: string, mark: Mark | null = null): ShownPiece => ({
  id: pieces++,
  card: id(slug),
  faceUp: true,
  mark,
})
const down = (slug: string | null): ShownPiece => ({
  id: pieces++,
  card: slug === null ? null : id(slug),
  faceUp: false,
  mark: null,
})
const muster = (slug: string): Action[] =>
  [true, false].map((faceUp) => ({ type: 'muster', card: id(slug), faceUp }) as const)
const weaker = (slug: string): HandCard['blocked'] => ({ why: 'weakerCard', card: id(slug), owner: 1, rule: 'LOS-26' })

function opened(): Sight {
  const setup = game.setup({ firstInitiative: 0, flipChoice: 'leftmost' }, 3)
  if (!setup.ok) throw new Error('no table')
  return sightOf(game, game.create(setup.value, 3, 'coach', game.revision), 0)
}

type Seen = {
  readonly view?: Partial<View>
  readonly hand?: readonly HandCard[]
  readonly asked?: NonNullable<View['pending']>['kind']
  readonly choice?: readonly Action[]
  readonly legal?: readonly Action[]
}

/** Round 2 of the second skirmish, on the turn of seat a, unless the test says otherwise. */
function seen({ view = {}, hand = [held('cochrane-8')], asked = 'turn', choice = [], legal }: Seen): Sight {
  const base = opened()
  const armies = view.armies ?? [[], [], []]
  const supporters = view.supporters ?? [id('scott-8'), id('wemyss-7'), id('forsyth-6')]
  return {
    ...base,
    choice,
    legal: legal ?? base.legal,
    view: {
      ...base.view,
      skirmish: 2,
      round: 2,
      initiative: 1,
      turnsLeft: [4, 4, 4],
      handCounts: [hand.length, 5, 5],
      pending: { kind: asked, seat: 0, piece: null, left: 0 },
      hand,
      ...reckon(armies, supporters),
      ...view,
    },
  }
}

const says = (remark: string, what: Seen): string | null => {
  const heard = coach.remarks.find((one) => one.id === remark)?.hear(seen(what)) ?? null
  if (heard === null) return null
  const { en } = heard.say
  return typeof en === 'string' ? en : en.map((part) => (typeof part === 'string' ? part : '@')).join('')
}

const first = (view: Partial<View> = {}): Seen => ({ view: { round: 1, turnsLeft: [5, 5, 5], ...view } })
const last = (view: Partial<View>, hand: readonly HandCard[]): Seen => ({
  view: { round: 5, turnsLeft: [1, 0, 0], ...view },
  hand,
})

test('LOS-14 firstTurn greets the very first turn alone', () => {
  expect(says('firstTurn', first({ skirmish: 1 }))).toContain('You can’t pass')
  expect(says('firstTurn', first({ skirmish: 2 }))).toBeNull()
})

test('LOS-71 initiative is told to the winner at the start of a skirmish', () => {
  expect(says('initiative', first({ initiative: 0 }))).toContain('you play first')
  expect(says('initiative', first({ initiative: 2 }))).toBeNull()
  expect(says('initiative', first({ initiative: 0, skirmish: 1 }))).toBeNull()
})

test('LOS-26 powerReady names the lowest card that could act among face-up cards', () => {
  const hand = [held('wemyss-9'), held('wemyss-4'), held('makgill-11', weaker('forsyth-10'))]
  const armies = [[], [up('forsyth-10')], []]
  expect(says('powerReady', { view: { armies }, hand })).toBe(
    'Wemyss 4 is low enough to use its power if you muster it face up: discard another card.',
  )
  expect(says('powerReady', { view: { armies }, hand: [held('wemyss-11', weaker('forsyth-10'))] })).toBeNull()
  expect(says('powerReady', { view: { armies: [[], [], []] }, hand })).toBeNull()
})

test('LOS-63 wouldDouble names the strongest card of the army’s lineage', () => {
  const hand = [held('wemyss-4'), held('wemyss-9'), held('scott-12')]
  expect(says('wouldDouble', { view: { armies: [[down('wemyss-2')], [], []] }, hand })).toBe(
    'Wemyss 9 would make your army all Wemyss: its total would count double.',
  )
  expect(says('wouldDouble', { view: { armies: [[up('wemyss-2'), up('wemyss-3')], [], []] }, hand })).toBeNull()
  expect(says('wouldDouble', { view: { armies: [[up('wemyss-2'), up('scott-3')], [], []] }, hand })).toBeNull()
})

test('LOS-53 wouldBreak gives both totals, and is silent where the total grows', () => {
  const view = { armies: [[up('wemyss-7'), up('wemyss-8')], [], []] }
  const hand = [held('scott-4'), held('wemyss-2')]
  expect(says('wouldBreak', { view, hand, choice: muster('scott-4') })).toContain('Your 30 would become 19.')
  expect(says('wouldBreak', { view, hand, choice: muster('wemyss-2') })).toBeNull()
  expect(says('wouldBreak', { view, hand })).toBeNull()
  const poor = { armies: [[up('wemyss-1'), up('wemyss-2')], [], []] }
  expect(says('wouldBreak', { view: poor, hand, choice: muster('scott-4') })).toBeNull()
})

test('LOS-23 hideBlocked speaks of a picked card that a lower one blocks', () => {
  const hand = [held('scott-9', weaker('wemyss-2')), held('wemyss-1')]
  const choice = muster('scott-9')
  expect(says('hideBlocked', { hand, choice })).toContain('stays a secret')
  expect(says('hideBlocked', { hand, choice: choice.slice(1) })).toBeNull()
  expect(says('hideBlocked', { hand, choice: muster('wemyss-1') })).toBeNull()
})

test('LOS-26 blockOthers needs the lowest card of all, the test of LOS-26 and an opponent with turns', () => {
  const hand = [held('wemyss-2'), held('scott-9')]
  const armies = [[], [up('forsyth-5')], []]
  expect(says('blockOthers', { view: { armies }, hand })).toContain('Wemyss 2 face up')
  expect(says('blockOthers', { view: { armies, lineageTest: true }, hand })).toBeNull()
  expect(says('blockOthers', { view: { armies: [[], [up('scott-2')], []] }, hand })).toBeNull()
  expect(says('blockOthers', { view: { armies, turnsLeft: [1, 0, 0] }, hand })).toBeNull()
})

test('LOS-66 noArmyLate warns from round 4 on', () => {
  expect(says('noArmyLate', { view: { round: 4 } })).toContain('No army, no supporter')
  expect(says('noArmyLate', { view: { round: 3 } })).toBeNull()
  expect(says('noArmyLate', { view: { round: 4, armies: [[down('scott-2')], [], []] } })).toBeNull()
})

test('LOS-13 handThin speaks of two cards at the start of a skirmish', () => {
  expect(says('handThin', { ...first(), hand: [held('scott-2'), held('scott-3')] })).toContain('recruit early')
  expect(says('handThin', { ...first(), hand: ['scott-2', 'scott-3', 'scott-4'].map((it) => held(it)) })).toBeNull()
  expect(says('handThin', { hand: [held('scott-2')] })).toBeNull()
})

test('LOS-21 handFull speaks from nine cards on', () => {
  expect(says('handFull', { view: { handCounts: [9, 5, 5] } })).toContain('can’t recruit')
  expect(says('handFull', { view: { handCounts: [8, 5, 5] } })).toBeNull()
})

test('LOS-19 fittingRecruit finds a visible recruit for the army or for three cards', () => {
  const recruits = [{ card: id('scott-9') }, { card: null }, { card: id('wemyss-6') }, { card: null }, { card: null }]
  const army = { recruits, armies: [[up('wemyss-2')], [], []] }
  expect(says('fittingRecruit', { view: army })).toBe('Wemyss 6 is face up among the recruits and suits your Wemyss.')
  expect(says('fittingRecruit', { view: { ...army, turnsLeft: [1, 1, 1] } })).toBeNull()
  const hand = [held('scott-2'), held('scott-3'), held('scott-4')]
  expect(says('fittingRecruit', { view: { recruits }, hand })).toContain('Scott 9')
  expect(says('fittingRecruit', { view: { recruits }, hand: hand.slice(1) })).toBeNull()
  expect(says('fittingRecruit', { view: { recruits }, hand, legal: [] })).toBeNull()
})

test('LOS-67 poorPrizes speaks of 5 points at most', () => {
  expect(says('poorPrizes', first({ supporters: [id('scott-5'), id('wemyss-2'), id('scott-1')] }))).toContain('Small')
  expect(says('poorPrizes', first({ supporters: [id('scott-6'), id('wemyss-2'), id('scott-1')] }))).toBeNull()
})

test('LOS-67 bigGap names a supporter worth 6 more than the next', () => {
  expect(says('bigGap', first({ supporters: [id('scott-5'), id('wemyss-11'), id('scott-1')] }))).toContain('Wemyss 11')
  expect(says('bigGap', first({ supporters: [id('scott-6'), id('wemyss-11'), id('scott-1')] }))).toBeNull()
})

test('LOS-64 needToLead names the weakest card that brings a better supporter', () => {
  const hand = [held('scott-12'), held('makgill-5'), held('forsyth-2')]
  const armies = [[up('scott-6'), up('wemyss-1')], [up('forsyth-9'), up('cockburn-2')], []]
  expect(says('needToLead', last({ armies }, hand))).toContain('Makgill 5 takes you up a place')
  expect(says('needToLead', last({ armies, turnsLeft: [2, 1, 1] }, hand))).toBeNull()
  expect(says('needToLead', last({ armies }, [held('forsyth-2')]))).toBeNull()
  const hidden = [armies[0], [...armies[1], down(null)], []]
  expect(says('needToLead', last({ armies: hidden }, [held('makgill-5')]))).toBeNull()
})

test('LOS-64 alreadySafe speaks where no card and no power changes the order', () => {
  const armies = [[up('scott-6'), up('wemyss-1')], [up('forsyth-12'), up('cockburn-12')], []]
  const hand = [held('makgill-5', weaker('wemyss-1'))]
  expect(says('alreadySafe', last({ armies }, hand))).toContain('No card of yours changes the order')
  expect(says('alreadySafe', last({ armies }, [held('wemyss-1')]))).toBeNull()
  expect(says('alreadySafe', last({ armies, turnsLeft: [1, 1, 0] }, hand))).toBeNull()
  expect(says('alreadySafe', last({ armies, points: [0, 39, 0] }, hand))).toBeNull()
})

test('LOS-38 ownOddCard finds the card that spoils the own army', () => {
  const armies = [[up('wemyss-9'), up('scott-3'), up('wemyss-4')], [up('forsyth-9')], []]
  const legal: Action[] = [0, 1].map((index) => ({ type: 'discard', owner: 0, index }))
  expect(says('ownOddCard', { view: { armies }, asked: 'discard', legal })).toContain('your own Scott 3')
  expect(says('ownOddCard', { view: { armies }, asked: 'turn', legal })).toBeNull()
  const mixed = [[up('wemyss-9'), up('scott-3'), up('forsyth-4')], [], []]
  expect(says('ownOddCard', { view: { armies: mixed }, asked: 'discard', legal })).toBeNull()
})

test('LOS-77 someoneNearForty speaks of an opponent, never of the reader', () => {
  expect(says('someoneNearForty', { view: { points: [10, 32, 0] } })).toBe(
    '@ can reach 40 in this skirmish: fight for first place.',
  )
  expect(says('someoneNearForty', { view: { points: [39, 31, 0] } })).toBeNull()
})

test('LOS-78 endingClaim speaks while a claim could end the game', () => {
  const armies = [[up('wemyss-9')], [up('scott-3')], []]
  expect(says('endingClaim', { view: { armies, points: [0, 33, 0] }, asked: 'claim' })).toContain('can end')
  expect(says('endingClaim', { view: { armies, points: [0, 31, 0] }, asked: 'claim' })).toBeNull()
  expect(says('endingClaim', { view: { armies, points: [0, 0, 39] }, asked: 'claim' })).toBeNull()
})
