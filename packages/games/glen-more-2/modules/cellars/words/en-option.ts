import type { ModuleOptionText } from '../../../words/chronicle-texts.ts'

export const option: ModuleOptionText = {
  label: 'Old Jamey’s Single Cask Reserve',
  help: 'Chronicle 3: casks age in your cellars, space by space, and are sold for VP at the Single Cask Sales on the rondel.',
}
