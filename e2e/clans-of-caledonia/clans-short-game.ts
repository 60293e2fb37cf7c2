import type { Page } from 'playwright-core'
import { wishFor } from '../clans-of-caledonia.ts'

/** Contract 14: 1 wool and 1 mutton, for tobacco, hops and a free space; starting tile 1 has wool. */
const CONTRACT = 'contract:13'
export const SHORT_GAME = {
  arranged: {
    contracts: [14, 18, 10, 31, 22, 8, 4],
    pairs: [{ clan: 'robertson', tile: 1 }],
    ports: ['upgradeGlory', 'processedExchange', 'priceShift', 'money'],
    goodsDie: ['wool', 'milk', 'bread'],
    priceDie: [1, -1, 2],
  },
}

const ROUNDS: { readonly [round: string]: readonly string[] } = {
  1: [CONTRACT, 'unit:sheep', 'unit:sheep'],
  2: [CONTRACT, 'sell:', 'upgrade:shipping'],
  3: ['port:money', 'buy:', 'upgrade:merchant'],
  4: ['unit:', 'upgrade:'],
  5: ['sell:', 'unit:'],
}
export const DONE = [CONTRACT, 'unit', 'hex', 'sell', 'buy', 'n', 'upgrade', 'port', 'do:end', 'do:pass'] as const
export const kindOf = (target: string): string =>
  target === CONTRACT || target.startsWith('do:') ? target : target.split(':')[0]

export function shortGame(): (lit: readonly string[], roll: (sides: number) => number, page: Page) => Promise<string> {
  const left = new Map(Object.entries(ROUNDS).map(([round, plan]) => [round, [...plan]]))
  return async (lit, roll, page) => {
    const holds = (await page.locator('.coc-stage [data-state="picked"]').count()) > 0
    if (holds || !lit.includes('do:pass')) return wishFor(lit, roll, page)
    const round = (await page.locator('.coc-round[aria-current] .coc-round-number').first().textContent()) ?? ''
    const plan = left.get(round) ?? []
    for (let wish = plan.shift(); wish !== undefined; wish = plan.shift()) {
      const target = lit.find((it) => it.startsWith(wish))
      if (target !== undefined) return target
    }
    return 'do:pass'
  }
}
