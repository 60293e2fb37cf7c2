import { type Correction, hide } from '@bothy/kernel'
import { seatOf } from '@bothy/kernel/rule-suite'
import { cellAt } from '@bothy/kit'
import { gangsterNamed, type GangsterName, NO_TILE } from '../../../rules/index.ts'
import { allTokens, mobsOf } from '../rules/queries.ts'
import type { MobsModuleTypes } from '../rules/types.ts'
import { play, type Played, type Position } from '../../../test/play.ts'

export const gangster = (name: GangsterName): number => gangsterNamed(name) ?? NO_TILE

type Has = { readonly [letter in 'a' | 'b' | 'c' | 'd']?: readonly GangsterName[] }

/** Only these gangsters are drawn, and none lies face down; those that a seat has are no longer in prison. */
export function mob(
  position: Position,
  { has = {}, prison = [] }: { readonly has?: Has; readonly prison?: readonly GangsterName[] } = {},
  transcript = '',
  corrections: readonly Correction[] = [],
): Played {
  const seats = position.seats ?? 2
  const held = Object.entries(has)
  const drawn = [...held.flatMap(([, names]) => names), ...prison]
  const t = play({
    ...position,
    chronicles: { mobs: drawn, ...position.chronicles },
    corrections: [...corrections, { at: `mobs.gangsters.${seats}`, value: drawn.length }],
  })
  const mine = mobsOf(t.state)
  for (const [letter, names] of held)
    for (const name of names) {
      const id = gangster(name)
      mine.boss[id] = seatOf(letter)
      mine.tokens[id] = allTokens(id)
      if (name === 'bruce-mcmail') mine.coins = 3
    }
  mine.prison = prison.map(gangster)
  mine.hidden = hide([])
  return t.play(transcript)
}

export function put(t: Played, name: GangsterName, letter: string, x: number, y: number): Played {
  const mine = mobsOf(t.state)
  t.state.supply[mine.boss[gangster(name)]]--
  mine.at[gangster(name)] = { of: seatOf(letter), cell: cellAt(x, y) }
  return t
}

export function shown(t: Played, letter: string | null = null): MobsModuleTypes['view'] {
  const { mobs } = t.view(letter).chronicles
  if (mobs === undefined) throw new Error('there is no prison')
  return mobs
}
