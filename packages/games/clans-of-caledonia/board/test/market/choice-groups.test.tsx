import { expect, test } from 'vitest'
import { clansOfCaledonia as game } from '@bothy/clans-of-caledonia'
import { Bar } from '../../market/bar.tsx'
import { chooseGroup, groupOf, isGrouped, offersOf } from '../../market/choice-groups.ts'
import { at } from '../../targets.ts'
import { draw, tableOf } from '../part-bench.tsx'
import { type Sample, samplePlay } from '../sample-play.ts'

function firstTurn(): Sample {
  let found: Sample | null = null
  samplePlay({ seats: 4, seed: 'groups', sense: 0.95 }, (look, state) => {
    const sample = look(game.actors(state)[0] ?? 0)
    if (sample.view.pending?.kind === 'turn') found = sample
    return found !== null
  })
  if (found === null) throw new Error('no turn')
  return found
}

test('COC-24 the first choice of a turn is one of four groups, or passing', () => {
  const sample = firstTurn()
  const table = tableOf(sample, 'en')
  const buttons = draw(table, <Bar {...table} />).getElementsByTagName('button')
  expect(buttons.map((it) => it.attribute('data-group'))).toEqual(['place', 'trade', 'contracts', 'upgrades'])
  const cheapest = Math.min(
    ...sample.view.sites.flatMap(({ prices }) => prices.flatMap((it) => (it.reason === null ? [it.price] : []))),
  )
  expect(buttons[0].textContent).toBe(`Placefrom £${cheapest}`)
  expect(buttons[2].textContent).toMatch(/^Contracts\d to take$/)
  const offers = offersOf(table)
  const lit = new Set(sample.legal.map((action) => action.type))
  expect(offers.map(({ n }) => n > 0)).toEqual([
    lit.has('expand'),
    lit.has('buy') || lit.has('sell'),
    lit.has('obtain') || lit.has('fulfil'),
    lit.has('ship') || lit.has('improve') || lit.has('hire'),
  ])
})

test('a group that is chosen stays until the turn goes on, and choosing it again puts it back', () => {
  const table = tableOf(firstTurn(), 'en')
  expect(groupOf(table)).toBe(null)
  chooseGroup(table, 'trade')
  expect(groupOf(table)).toBe('trade')
  const paid = table.view.players.map((player) => ({ ...player, money: player.money - 1 }))
  expect(groupOf({ ...table, view: { ...table.view, players: paid } })).toBe(null)
  chooseGroup(table, null)
  expect(groupOf(table)).toBe(null)
})

test('nothing is grouped with a thing in hand, for who watches, or on a phone, whose panes do it', () => {
  const sample = firstTurn()
  const [{ hex }] = sample.view.sites.filter(({ prices }) => prices.some(({ reason }) => reason === null))
  expect(isGrouped(tableOf(sample, 'en'))).toBe(true)
  expect(isGrouped(tableOf(sample, 'en', 'wide', [at.hex(hex)]))).toBe(false)
  expect(isGrouped({ ...tableOf(sample, 'en'), me: null })).toBe(false)
  expect(isGrouped(tableOf(sample, 'en', 'phone'))).toBe(false)
})
