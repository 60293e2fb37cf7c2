import type { RaceModuleTypes } from '../rules/types.ts'
import { REWARDS } from '../../../rules/index.ts'
import { play, type Played, type Position } from '../../../test/play.ts'

export const boats = (position: Position, transcript = ''): Played => play({ race: {}, ...position }, transcript)

export function shown(t: Played, letter: string | null = null): RaceModuleTypes['view'] {
  const { race } = t.view(letter).chronicles
  if (race === undefined) throw new Error('there is no race')
  return race
}

export const PLENTY = ['V', 'C'].map((home) => ({ at: `tiles.HOME-${home}.activation.amount`, value: 5 }))

export const SHORT = ['spaces', 'castle'].map((leaf) => ({ at: `race.neutral.${leaf}`, value: 1 }))

export function boatOf(t: Played, seat: number): string {
  const { river, x } = shown(t).boats[seat]
  return `${river} ${x}`
}

export const knownOn = (t: Played, letter: string | null, river: number): string | null =>
  shown(t, letter)
    .rivers[river].known?.map(({ reward }) => REWARDS[reward])
    .join(' ') ?? null

export const times = (n: number, text: string): string => Array.from({ length: n }, () => text).join('; ')
