import { below, type RngState } from '@bothy/kernel'
import { BOX } from '../../../data/index.ts'
import type { Setup } from '../../../rules/index.ts'
import { type AnyOf, printed } from './chapter.ts'

export const VALUES = [1, 2, 3]

export function anyHaggis(rng: RngState): AnyOf {
  const any = (least: number, most: number): number => least + below(rng, most - least + 1)
  const rolls = Array.from({ length: any(0, 6) }, () => BOX.supplies.die[below(rng, BOX.supplies.die.length)])
  if (below(rng, 2) === 0) return { corrections: [], arranged: { tokens: [3, 1, 2, 2, 1].slice(0, any(0, 5)), rolls } }
  const copies = VALUES.map(() => any(0, 4))
  const corrections = [
    ...VALUES.map((value, i) => ({ at: `haggis.copies.${value}`, value: Math.max(i === 0 ? 1 : 0, copies[i]) })),
    { at: 'haggis.faceUp', value: any(0, 4) },
    { at: 'haggis.places', value: any(1, 6) },
    { at: 'haggis.rolls', value: any(1, 6) },
    { at: 'haggis.turnedUp', value: any(1, 4) },
    { at: 'haggis.casks', value: any(1, 2) },
  ]
  return { corrections, arranged: { tokens: [], rolls } }
}

export function boxOf(setup: Setup): {
  readonly copies: readonly number[]
  readonly faceUp: number
  readonly places: number
  readonly rolls: number
  readonly turnedUp: number
  readonly casks: number
} {
  const { copies, faceUp, places, rolls, turnedUp, casks } = BOX.haggis
  return {
    copies: [copies['1'], copies['2'], copies['3']].map((n, i) => printed(setup, `haggis.copies.${i + 1}`, n)),
    faceUp: printed(setup, 'haggis.faceUp', faceUp),
    places: printed(setup, 'haggis.places', places),
    rolls: printed(setup, 'haggis.rolls', rolls),
    turnedUp: printed(setup, 'haggis.turnedUp', turnedUp),
    casks: printed(setup, 'haggis.casks', casks),
  }
}
