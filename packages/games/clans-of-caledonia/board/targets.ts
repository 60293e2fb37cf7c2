import type { ContractId, Good, PortTile, Technology, Unit } from '@bothy/clans-of-caledonia/data'
import { GOODS, UNITS } from '@bothy/clans-of-caledonia/data'
import type { ClickTarget } from '@bothy/board-kit/board/game-board.ts'

export type Upgrade = Technology | 'shipping' | 'merchant'

export const at = {
  pair: (pair: number): ClickTarget => `pair:${pair}`,
  bid: (vp: number): ClickTarget => `bid:${vp}`,
  unit: (unit: Unit): ClickTarget => `unit:${unit}`,
  hex: (hex: number): ClickTarget => `hex:${hex}`,
  /** A port tile moves the price there too. */
  buy: (good: Good): ClickTarget => `buy:${good}`,
  sell: (good: Good): ClickTarget => `sell:${good}`,
  up: (good: Good): ClickTarget => `up:${good}`,
  down: (good: Good): ClickTarget => `down:${good}`,
  recall: (good: Good): ClickTarget => `recall:${good}`,
  contract: (contract: ContractId): ClickTarget => `contract:${contract}`,
  upgrade: (upgrade: Upgrade): ClickTarget => `upgrade:${upgrade}`,
  port: (port: PortTile): ClickTarget => `port:${port}`,
  give: (good: Good): ClickTarget => `give:${good}`,
  discard: (good: Good): ClickTarget => `discard:${good}`,
  barrel: (spot: number): ClickTarget => `barrel:${spot}`,
  buyNumber: (good: Good, n: number): ClickTarget => `n:buy-${good}-${n}`,
  sellNumber: (good: Good, n: number): ClickTarget => `n:sell-${good}-${n}`,
  discardNumber: (good: Good, n: number): ClickTarget => `n:discard-${good}-${n}`,
  make: (bread: number, cheese: number, whisky: number): ClickTarget => `make:${bread}-${cheese}-${whisky}`,
  gain: (goods: readonly Good[]): ClickTarget => `gain:${goods.join('-')}`,
} as const

const tailOf = (target: ClickTarget): string => target.slice(target.indexOf(':') + 1)

export const isAt = (target: ClickTarget, kind: string): boolean => target.startsWith(`${kind}:`)

export const unitIn = (target: ClickTarget): Unit | null =>
  isAt(target, 'unit') ? (UNITS.find((unit) => unit === tailOf(target)) ?? null) : null

export const hexIn = (target: ClickTarget): number | null => (isAt(target, 'hex') ? Number(tailOf(target)) : null)

export const goodIn = (target: ClickTarget): Good | null => GOODS.find((good) => good === tailOf(target)) ?? null

/** Built up by steps, where one target stands for several numbers. */
export const isToggled = (target: ClickTarget): boolean =>
  isAt(target, 'bid') || isAt(target, 'make') || isAt(target, 'gain') || target.startsWith('n:discard-')

export function numberIn(
  target: ClickTarget,
): { readonly what: string; readonly good: Good; readonly n: number } | null {
  if (!isAt(target, 'n')) return null
  const [what, name, digits = ''] = tailOf(target).split('-')
  const good = GOODS.find((known) => known === name)
  return good === undefined || !/^\d+$/.test(digits) || what === undefined ? null : { what, good, n: Number(digits) }
}
