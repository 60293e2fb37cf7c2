import type { Action, View } from '@bothy/glen-more-2/data'
import type { Target } from '../../../../board/game-client.ts'
import type { Words } from '../../words.ts'

type Of<T extends Action['type']> = Extract<Action, { readonly type: T }>

/** Tokens of the pool by what is on them, those of a table by their place; a roll is a button. */
export const haggisPaths = {
  haggis: ({ value }: Of<'haggis'>): readonly Target[] => [value === null ? 'haggis:hidden' : `haggis:${value}`],
  putBack: ({ place }: Of<'putBack'>): readonly Target[] => [`serving:${place}`],
  roll: (): readonly Target[] => ['do:roll'],
} as const

export const haggisButtons = {
  'do:roll': ({ haggis }: Words, { chronicles }: View) => haggis.rollButton(chronicles.haggis?.casks ?? 1),
} as const

export const haggisHelp = (kind: 'haggis' | 'putBack' | 'privateRoll', { haggis }: Words): string =>
  kind === 'haggis' ? haggis.helpTake : kind === 'putBack' ? haggis.helpPutBack : haggis.helpRoll
