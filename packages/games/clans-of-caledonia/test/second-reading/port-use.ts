import { BASIC_GOODS, type Good, GOODS, type PortTile, PROCESSED_GOODS, FACTORIES } from '../../data/index.ts'
import { ask, type Course } from './asking.ts'
import { bonuses as directBonuses } from './fulfilling.ts'
import { afterPlacing, shift } from './placing.ts'
import { portsFor, usePort } from './port-choice.ts'
import { firstSwaps, makeSwap, secondSwaps, type Swap, swapNamed, writeSwap } from './swapping.ts'
import { fail, goodNamed, meet, placed, soldBeside, type Table } from './table.ts'
import { shifts, trade, trades } from './trading.ts'

export const shiftsBeforeTrade = (t: Table, seat: number): string[] => shifts(t, GOODS, (good) => trades(t, seat, good))

export function* effect(t: Table, seat: number, tile: PortTile): Course<boolean> {
  const player = t.players[seat]
  switch (tile) {
    case 'basicExchange':
      yield* exchange(t, seat, BASIC_GOODS, 3)
      return false
    case 'processedExchange':
      yield* exchange(t, seat, PROCESSED_GOODS, 2)
      return false
    case 'upgradeGlory':
      player.glory += 3
      yield* directBonuses(t, seat, { spaces: 0, upgrades: 1, grain: 0 })
      return false
    case 'money':
      player.money += 10
      return false
    case 'moneyBuilding':
      player.money += 5
      yield* afterPlacing(t, seat, [], 1)
      return false
    case 'swapUnits':
      yield* swapTwo(t, seat)
      return false
    case 'priceShift': {
      const good = yield* shift(t, seat, () => shiftsBeforeTrade(t, seat))
      const again = (): string[] => shifts(t, [good], () => trades(t, seat, good))
      for (;;) {
        const words = yield* ask(t, seat, 'trade', () => [
          ...trades(t, seat, good),
          ...portsFor(t, seat, (other) => other === 'priceShift' && again().length > 0),
        ])
        if (words[0] !== 'port') {
          trade(t, seat, words[0] === 'buy', good, Number(words[2]), false)
          return true
        }
        usePort(t, seat, words)
        yield* shift(t, seat, again)
        meet(t, 'COC-103 the price moved twice')
      }
    }
    case 'lessMeat':
    case 'copyPort':
      return fail(tile)
  }
}

function* exchange(t: Table, seat: number, kinds: readonly Good[], n: number): Course {
  const { goods } = t.players[seat]
  const options = (): string[] =>
    kinds
      .filter((good) => goods[good] > 0)
      .flatMap((give) => bundles(kinds, n).map((gain) => `exchange ${give} for ${gain.join(' ')}`))
  const [, give, , ...gain] = yield* ask(t, seat, 'exchange', options)
  goods[goodNamed(give)] -= 1
  for (const good of gain) goods[goodNamed(good)] += 1
}

function bundles(kinds: readonly Good[], n: number): Good[][] {
  if (n === 0) return [[]]
  return kinds.flatMap((good, i) => bundles(kinds.slice(i), n - 1).map((rest) => [good, ...rest]))
}

function* swapTwo(t: Table, seat: number): Course {
  const before = FACTORIES.map((factory) => placed(t, seat, factory))
  const first = swapNamed(t, yield* ask(t, seat, 'swap', () => firstSwaps(t, seat).map(writeSwap)))
  const left: Swap[] = secondSwaps(t, seat, first)
  makeSwap(t, seat, first)
  const second = swapNamed(t, yield* ask(t, seat, 'swap', () => left.map(writeSwap)))
  makeSwap(t, seat, second)
  const fourths = FACTORIES.filter((factory, i) => placed(t, seat, factory) === 4 && before[i] < 4).length
  if (fourths > 0) meet(t, `COC-101 building bonuses by exchange: ${fourths}`)
  if (!t.options.port7NeighbourhoodBonus) return yield* afterPlacing(t, seat, [], fourths)
  // The text does not say how often: each of the two new units has a bonus of its own.
  const bonuses = [first, second].map(({ hex }) => [...soldBeside(t, seat, hex)])
  if (bonuses.some((goods) => goods.length > 0)) meet(t, 'COC-63 neighbours')
  if (bonuses[0].some((good) => bonuses[1].includes(good))) meet(t, 'COC-63 the same neighbours twice')
  yield* afterPlacing(t, seat, bonuses[0], fourths)
  yield* afterPlacing(t, seat, bonuses[1], 0)
}
