import { peek } from '@bothy/kernel'
import { expect, test } from 'vitest'
import { CONTRACTS, type State } from '../../rules/index.ts'
import { play } from '../play.ts'

function missing(s: State): number[] {
  const known = new Set([...s.display, ...s.under, ...s.boxes.flat(), ...s.fulfilled.flat()])
  return Array.from({ length: CONTRACTS }, (_, contract) => contract).filter((contract) => !known.has(contract))
}

test('COC-5 a refusal names the terrain of the space', () => {
  const t = play({ a: { units: ['miner c2r3'] } })
  expect(t.whyNotExpand('miner', 'c3r2')).toEqual({ why: 'terrain', unit: 'miner', land: ['grassland'], rule: 'COC-5' })
})

test('COC-37 an animal that the contract does not ask for is another matter than one that is needed', () => {
  const t = play({ a: { units: ['cow c1r1', 'cow c1r2', 'sheep c1r3', 'cow c3r3'], boxes: [3] } }, 'a fulfil 3')
  expect(t.whyNot('slaughter c1r3')).toEqual({ why: 'notWanted', rule: 'COC-37' })
})

test('COC-83 the view has the terms of the seat that is asked: the second contract is free', () => {
  const t = play({ round: 3, display: [1, 2, 3], a: { clan: 'buchanan', units: ['miner c2r3'] } })
  expect(t.view().contractMoney).toBe(-5)
  t.play('a obtain 1')
  expect(t.view().contractMoney).toBe(0)
})

test('COC-41 the view has the cost of an upgrade as it would be now', () => {
  const t = play({ a: { units: ['miner c2r3'], boxes: [6], goods: { wool: 3 } } })
  expect(t.view().upgradeCosts).toEqual({ shipping: 4, technology: 10, merchant: 4 })
  t.play('a fulfil 6')
  expect(t.view().upgradeCosts).toEqual({ shipping: 0, technology: 5, merchant: 0 })
})

test('COC-47 the view has what the next to pass receives', () => {
  const t = play({ a: { units: ['miner c2r3'] }, b: { units: ['miner c2r4'] } })
  expect(t.view().passMoney).toBe(16)
  t.play('a pass; a end')
  expect(t.view().passMoney).toBe(14)
})

test('COC-42 the view has the price of each good that neighbours sell', () => {
  const t = play({ a: { units: ['miner c2r3'] }, b: { units: ['sheep c3r3'] } }, 'a expand sheep c3r2')
  const [offer, ...others] = t.view().pending?.nearby ?? []
  expect(offer).toEqual({ good: 'wool', price: t.price('wool') - 2, most: 2 })
  expect(others).toEqual([])
})

test('COC-101 nothing can be drawn from an empty pile', () => {
  const t = play(
    { a: { units: ['miner c2r3', 'bakery c1r1', 'bakery c1r2', 'bakery c1r3'] }, b: { units: ['sheep c3r3'] } },
    '',
  )
  peek(t.state.pile).length = 0
  t.state.removed.push(...missing(t.state))
  t.play('a expand bakery c3r2')
  expect(t.whyNot('draw')).toEqual({ why: 'noPile', rule: 'COC-101' })
})

test('COC-38 what happened to a contract says what it asked for and what it imported', () => {
  const t = play({ a: { units: ['miner c2r3'], boxes: [1], goods: { wool: 4 } } }, 'a fulfil 1')
  expect(t.eventsOf('contractFulfilled')).toEqual([
    {
      type: 'contractFulfilled',
      seat: 0,
      contract: 0,
      needs: { goods: [4, 0, 0, 0, 0, 0], beef: 0, mutton: 0 },
      imports: { hops: 1, cotton: 2, tobacco: 0, sugarCane: 0 },
      count: 1,
    },
  ])
})
