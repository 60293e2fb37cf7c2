import type { ModuleOptionText } from '../../../words/chronicle-texts.ts'

export const option: ModuleOptionText = {
  label: 'Highland Boat Race',
  help: 'Chronicle 1: movement points can also move your boat through all the rivers. Castles on the way give rewards, the first boats home score VP, and the last player’s coins count for nothing.',
}
