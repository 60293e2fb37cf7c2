import { glenCardNamed, type GlenCardName, type Vote } from '../data/index.ts'
import { councilOf } from '../rules/queries.ts'
import type { CouncilModuleTypes } from '../rules/types.ts'
import { NO_TILE, type State } from '../../../rules/index.ts'
import { play, type Played, type Position } from '../../../test/play.ts'

export const FIVE = ['most-animals', 'most-building', 'largest-square', 'most-sets', 'most-whisky-tiles'] as const

export const held = (position: Position, transcript = ''): Played =>
  play({ chronicles: { council: FIVE }, ...position }, transcript)

export function shown(t: Played, letter: string | null = null): CouncilModuleTypes['view'] {
  const { council } = t.view(letter).chronicles
  if (council === undefined) throw new Error('there is no council')
  return council
}

export const idOf = (name: GlenCardName): number => glenCardNamed(name) ?? NO_TILE

export function cast(s: State, name: GlenCardName, votes?: readonly Vote[]): void {
  const mine = councilOf(s)
  mine.cast[mine.cards.indexOf(idOf(name))] = votes ?? s.coins.map(() => 'aye')
}
