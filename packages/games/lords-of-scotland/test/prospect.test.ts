import { below, stream } from '@bothy/kernel'
import { expect, test } from 'vitest'
import { type Action, lordsOfScotland as game, POWER_OF, type View } from '../rules/index.ts'
import { type Prospect, prospect } from '../rules/prospect.ts'
import { MARKS } from '../rules/types.ts'
import { play } from './play.ts'

const claims = ({ order }: Pick<View, 'order'>): unknown => order.map(({ seat, takes, gain }) => [seat, takes, gain])

test('LOS-67 the supporters that each seat would claim if everybody took the strongest, and their worth', () => {
  const t = play(
    { seats: 3, hands: ['scott-9', 'wemyss-4', 'makgill-12'], supporters: 'scott-2 wemyss-11 makgill-8' },
    'a muster scott-9 up; b muster wemyss-4 up; b refrain; c muster makgill-12 up',
  )
  expect(claims(t.view('a'))).toEqual([
    [2, [1], 11],
    [0, [2], 8],
    [1, [0], 2],
  ])
  expect(t.idle('claim').view(null).nextSeat).toBe(0)
  expect(t.play('c claim 3').asked).toBe('a claim')
  expect(claims(t.view(null))).toEqual([
    [2, [], 0],
    [0, [1], 11],
    [1, [0], 2],
  ])
})

test('LOS-58 LOS-68 two claims by a mark, and nothing for the last', () => {
  const t = play(
    { seats: 2, hands: ['cochrane-9', 'wemyss-10'], supporters: 'scott-2 wemyss-11' },
    'a muster cochrane-9 up; a activate; b recruit 1',
  )
  expect(claims(t.view('b'))).toEqual([[0, [1, 0], 13]])
  const [held] = t.view('b').hand.filter(({ card }) => card === 75)
  expect(held.blocked).not.toBeNull()
  t.play('a recruit 1; b muster wemyss-10 up')
  expect(claims(t.view('a'))).toEqual([
    [1, [1], 11],
    [0, [0], 2],
  ])
})

test('LOS-12 LOS-13 turns left: one in each round, the present one until its action is chosen', () => {
  const t = play({ seats: 3, hands: ['scott-1 wemyss-3'], initiative: 1 })
  expect([t.asked, t.view(null).turnsLeft, t.view(null).nextSeat]).toEqual(['b turn', [5, 5, 5], 2])
  t.play('b recruit 1; c recruit 1')
  expect(t.view(null).turnsLeft).toEqual([5, 4, 4])
  t.play('a muster wemyss-3 up')
  expect([t.view(null).turnsLeft, t.view(null).nextSeat]).toEqual([[4, 4, 4], 2])
  expect(t.idle('claim').view(null).turnsLeft).toEqual([0, 0, 0])
})

test('LOS-41 LOS-95 a hidden card that would be swapped in stays hidden in the prospect', () => {
  const t = play(
    { seats: 2, hands: ['fergusson-3', 'cochrane-10'] },
    'a recruit 1; b muster cochrane-10 down; a muster fergusson-3 up; a activate',
  )
  const after = prospect(t.view('a'), { type: 'swap', owner: 1, index: 0 })
  expect(after?.totals).toEqual([
    { sum: 0, doubled: false, total: 0, rank: 0, hidden: 1 },
    { sum: 3, doubled: false, total: 3, rank: 21, hidden: 0 },
  ])
})

const leavesMark = (view: View, action: Action): boolean => {
  if (action.type !== 'muster' || !action.faceUp) return false
  const held = view.hand.find(({ card }) => card === action.card)
  return held?.blocked === null && MARKS.some((mark) => mark === POWER_OF[action.card])
}

const told = ({ totals, order, supporters, points }: Prospect): unknown => ({ totals, order, supporters, points })

test('LOS-31 LOS-34 LOS-38 LOS-40 LOS-41 LOS-47 LOS-67 what is foretold is what the view then shows', () => {
  const counted = new Map<string, number>()
  for (let n = 0; n < 24; n++) {
    const rng = stream(`prospect-${n}`)
    const seats = 2 + (n % 4)
    const setup = game.setup({ includeRoyal: n % 2 === 0 }, seats)
    if (!setup.ok) throw new Error('no setup')
    const state = game.create(setup.value, seats, `foretell-${n}`, game.revision)
    for (let ply = 0; ply < 260 && state.ranks === null; ply++) {
      const [seat] = game.actors(state)
      const legal: Action[] = []
      game.legal(state, seat, legal)
      const bold = legal.filter(({ type }) => type !== 'recruit' && type !== 'refrain')
      const action =
        below(rng, 5) > 0 && bold.length > 0 ? bold[below(rng, bold.length)] : legal[below(rng, legal.length)]
      const view = game.view(state, seat)
      const foretold = prospect(view, action)
      const skirmish = state.skirmish
      const marks = leavesMark(view, action)
      game.apply(state, seat, action)
      const asked = prospect(game.view(state, seat), { type: 'activate' })
      if (marks) game.apply(state, seat, { type: 'activate' })
      const after = game.view(state, seat)
      if (foretold === null || state.skirmish !== skirmish || (after.revealed && !view.revealed)) continue
      if (action.type === 'swap' && view.armies[action.owner][action.index].card === null) continue
      expect([action, told(foretold)]).toEqual([action, told(after)])
      if (marks && asked !== null) expect(told(asked)).toEqual(told(after))
      if (marks) counted.set('activate', (counted.get('activate') ?? 0) + (asked === null ? 0 : 1))
      counted.set(action.type, (counted.get(action.type) ?? 0) + 1)
    }
  }
  for (const type of ['muster', 'activate', 'copy', 'discard', 'swap', 'exchange', 'claim'])
    expect([type, (counted.get(type) ?? 0) > 0]).toEqual([type, true])
})
