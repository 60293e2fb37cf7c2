import { below, type RngState, shuffle } from '@bothy/kernel'
import { BOX } from '../../../data/index.ts'
import type { Setup } from '../../../rules/index.ts'
import { type AnyOf, printed } from './chapter.ts'

export const REWARDS = ['vp2', 'vp3', 'coins2', 'joker', 'whisky', 'scotsman', 'move2', 'clan'] as const
export type Reward = (typeof REWARDS)[number]
const PRIZES = ['winner', 'runnerUp', 'thirdPlace'] as const

/**
 * Rivers and prizes differ at every other table, with the tokens of choice first. Many tokens there give movement points: otherwise boats
 * seldom come home.
 */
export function anyRace(rng: RngState): AnyOf {
  const any = (least: number, most: number): number => least + below(rng, most - least + 1)
  const all = REWARDS.flatMap((name) => Array.from({ length: BOX.race.rewards[name].inBox }, () => name))
  shuffle(all, rng)
  const arranged = { start: below(rng, 2) === 0 ? [any(0, 5)] : [], tokens: all.slice(0, any(0, 6)) }
  if (below(rng, 2) === 0) return { corrections: [], arranged }
  const spaces = any(1, 6)
  const corrections = [
    { at: 'race.neutral.spaces', value: spaces },
    { at: 'race.neutral.castle', value: any(1, spaces) },
    ...['2', '3', '4'].map((seats) => ({ at: `race.perCastle.${seats}`, value: any(0, 4) })),
    ...PRIZES.flatMap((name) => [
      { at: `race.prizes.${name}.vp`, value: any(0, 20) },
      { at: `race.prizes.${name}.cask`, value: any(0, 2) },
    ]),
    ...['vp2', 'coins2', 'whisky'].map((name) => ({ at: `race.rewards.${name}.amount`, value: any(1, 3) })),
    { at: 'race.rewards.move2.amount', value: any(3, 5) },
    { at: 'race.rewards.move2.inBox', value: 24 },
  ]
  return { corrections, arranged }
}

type RaceBox = {
  readonly spaces: number
  readonly castle: number
  readonly perCastle: number
  readonly prizes: readonly { readonly vp: number; readonly cask: number }[]
  readonly inBox: { readonly [name in Reward]: number }
  readonly amounts: { readonly [name in Reward]: number }
}

export function boxOf(setup: Setup, seats: number): RaceBox {
  const { neutral, perCastle, prizes, rewards } = BOX.race
  const byPlayers = new Map(Object.entries(perCastle)).get(String(seats)) ?? 0
  const each = (what: 'inBox' | 'amount'): RaceBox['amounts'] =>
    Object.fromEntries(
      REWARDS.map((name) => [name, printed(setup, `race.rewards.${name}.${what}`, rewards[name][what])]),
    ) as RaceBox['amounts']
  return {
    spaces: printed(setup, 'race.neutral.spaces', neutral.spaces),
    castle: printed(setup, 'race.neutral.castle', neutral.castle),
    perCastle: printed(setup, `race.perCastle.${seats}`, byPlayers),
    prizes: PRIZES.map((name) => ({
      vp: printed(setup, `race.prizes.${name}.vp`, prizes[name].vp),
      cask: printed(setup, `race.prizes.${name}.cask`, prizes[name].cask),
    })),
    inBox: each('inBox'),
    amounts: each('amount'),
  }
}
