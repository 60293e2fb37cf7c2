import type { ModuleOptionText } from '../../../words/chronicle-texts.ts'

export const option: ModuleOptionText = {
  label: 'Address to a Haggis',
  help: 'Chronicle 5: haggis tokens are collected on hidden tables; in three scorings the die reveals up to three of them, for VP.',
}
