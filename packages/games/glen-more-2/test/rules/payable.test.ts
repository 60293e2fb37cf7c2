import { below, type RngState, stream } from '@bothy/kernel'
import { countIn, single } from '@bothy/kit'
import { expect, test } from 'vitest'
import { GOOD_KINDS, homeCastle, homeVillage, MARKET_FIELDS, type State } from '../../rules/index.ts'
import { purseOf, whyNotPay } from '../../rules/topics/bill.ts'
import { stockOf } from '../../rules/topics/territory.ts'
import { play } from '../play.ts'

type Purse = {
  readonly coins: number
  readonly own: readonly number[]
  readonly market: readonly number[]
  readonly due: readonly number[]
}

function canPay(start: Purse, owed: number): boolean {
  const seen = new Set<string>()
  const open = [start]
  for (let p = open.pop(); p !== undefined; p = open.pop()) {
    const key = JSON.stringify(p)
    if (seen.has(key)) continue
    seen.add(key)
    if (p.coins >= owed && p.due.every((n) => n === 0)) return true
    for (let good = 0; good < GOOD_KINDS; good++) {
      const { coins, own, market, due } = p
      if (own[good] > 0 && market[good] > 0)
        open.push({
          ...p,
          coins: coins + market[good],
          own: own.with(good, own[good] - 1),
          market: market.with(good, market[good] - 1),
        })
      if (due[good] === 0) continue
      const rest = due.with(good, due[good] - 1)
      if (own[good] > 0) open.push({ ...p, own: own.with(good, own[good] - 1), due: rest })
      if (market[good] < MARKET_FIELDS && coins > market[good])
        open.push({ ...p, coins: coins - market[good] - 1, market: market.with(good, market[good] + 1), due: rest })
    }
  }
  return false
}

const some = (rng: RngState, most: number): number[] => Array.from({ length: GOOD_KINDS }, () => below(rng, most + 1))

/** Few kinds of resources, so that all orders can be tried. */
function arrange(s: State, rng: RngState): void {
  s.coins[0] = below(rng, 5)
  s.market = some(rng, MARKET_FIELDS)
  for (const tile of [homeVillage(0), homeCastle(0)]) s.goods[tile] = below(rng, 3) * single(below(rng, GOOD_KINDS))
}

test('GM2-Q17 what can be paid after sales and purchases is what some order of them can pay', () => {
  const { state: s } = play({})
  const rng = stream('payable')
  const answers = { yes: 0, no: 0 }
  for (let i = 0; i < 600; i++) {
    arrange(s, rng)
    const goods = [below(rng, 3), 0, below(rng, 2), 0, below(rng, 2)].reduce(
      (sum, n, good) => sum + n * single(good),
      0,
    )
    const bill = { goods, coins: below(rng, 3), casks: 0, scotsmen: 0 }
    const stock = stockOf(s, 0)
    const byGood = (bundle: number): number[] => Array.from({ length: GOOD_KINDS }, (_, good) => countIn(bundle, good))
    const can = canPay(
      { coins: s.coins[0], own: byGood(stock), market: s.market.slice(), due: byGood(goods) },
      bill.coins,
    )
    expect(whyNotPay(s, 0, bill, purseOf(s, 0)) === null).toBe(can)
    answers[can ? 'yes' : 'no']++
  }
  expect(Math.min(answers.yes, answers.no)).toBeGreaterThan(100)
})
