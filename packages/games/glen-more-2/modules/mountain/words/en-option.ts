import type { ModuleOptionText } from '../../../words/chronicle-texts.ts'

export const option: ModuleOptionText = {
  label: 'Highlander',
  help: 'Chronicle 2: players who pass the Mountain leave a coin or a resource on it; a player who stops there takes it all on leaving.',
}
