import type { HaggisModuleTypes, HaggisValue, View } from '@bothy/glen-more-2/data'
import type { ClickTarget } from '@bothy/board-kit/board/game-board.ts'
import type { ChronicleTables } from '../../../board/chronicles/part.ts'
import { haggisIn } from './words.ts'

type Tables = ChronicleTables<HaggisModuleTypes>

export const atPool = (value: HaggisValue | null): ClickTarget => `haggis:${value ?? 'hidden'}`
export const atPlace = (place: number): ClickTarget => `token:${place}`
export const servingOf = (seat: number): string => `serving:${seat}`

export const haggisPaths: Tables['paths'] = {
  haggis: ({ value }) => [atPool(value)],
  putBack: ({ place }) => [atPlace(place)],
  roll: () => ['do:roll'],
}

export const haggisButtons: Tables['buttons'] = {
  'do:roll': (words, { chronicles }) => haggisIn(words).rollButton(chronicles.haggis?.casks ?? 1),
}

export const haggisHelp: Tables['help'] = {
  commonRolls: null,
  commonTurn: null,
  rolling: null,
  haggis: (words) => haggisIn(words).helpTake,
  putBack: (words) => haggisIn(words).helpPutBack,
  privateRoll: (words) => haggisIn(words).helpRoll,
}

export const isHaggisAsked = ({ pending }: View): boolean =>
  pending?.kind === 'haggis' || pending?.kind === 'putBack' || pending?.kind === 'privateRoll'

export type HaggisShown = HaggisModuleTypes['view']
