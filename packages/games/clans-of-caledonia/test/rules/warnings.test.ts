import { expect, test } from 'vitest'
import type { PortTile } from '../../rules/index.ts'
import { play } from '../play.ts'

test('COC-40 a player who skips gives a bonus away', () => {
  const t = play({ a: { units: ['miner c2r3'], boxes: [7], goods: { bread: 2 } } }, 'a fulfil 7')
  expect(t.game.warnings(t.state, 0)).toEqual([
    { action: { type: 'skip' }, warning: { warn: 'bonusLost', spaces: 1, upgrades: 0, draws: 0 } },
  ])
  expect(t.game.warnings(t.state, 1)).toEqual([])
})

test('COC-46 a player who skips gives a draw away', () => {
  const units = ['dairy c1r3', 'dairy c2r4', 'dairy c3r4', 'miner c2r3']
  const t = play({ a: { units } }, 'a expand dairy c3r3')
  expect(t.game.warnings(t.state, 0)).toEqual([
    { action: { type: 'skip' }, warning: { warn: 'bonusLost', spaces: 0, upgrades: 0, draws: 1 } },
  ])
})

test('COC-62 a player who passes in the last round cannot move a price any more', () => {
  const ports = ['priceShift', 'money', 'lessMeat', 'swapUnits'] as const
  const t = play({ round: 5, ports, a: { units: ['sheep c1r1'], shipping: 2 } })
  expect(t.game.warnings(t.state, 0)).toEqual([
    { action: { type: 'pass' }, warning: { warn: 'portsLost', ports: ['priceShift'] } },
  ])
})

test('COC-99 COC-65 port 9 is lost with the game only if it could still copy something', () => {
  const lost = (ports: readonly PortTile[]): unknown => {
    const t = play({ round: 5, ports, a: { units: ['sheep c1r1'], shipping: 2 } }, 'a pass')
    return t.game.warnings(t.state, 0)
  }
  expect(lost(['copyPort', 'money', 'lessMeat', 'swapUnits'])).toEqual([
    { action: { type: 'end' }, warning: { warn: 'portsLost', ports: ['copyPort'] } },
  ])
  // Nothing to trade, to slaughter, to exchange or to give.
  expect(lost(['copyPort', 'priceShift', 'lessMeat', 'basicExchange'])).toEqual([])
})
