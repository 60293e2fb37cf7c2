import type { ModuleOptionText } from '../../../words/chronicle-texts.ts'

export const option: ModuleOptionText = {
  label: 'Hammer of the Scots',
  help: 'Chronicle 4, for 3 or 4 players: the holder of the England token moves the Englishman, to take an extra tile or to discard one for coins.',
}
