import type { ModuleOptionText } from '../../../words/chronicle-texts.ts'

export const option: ModuleOptionText = {
  label: 'Between a Rock and a Hard Place',
  help: 'Chronicle 7: each person taken brings a secret vote on one of five cards; an adopted card gives 10 VP at the end to the player who does best at it.',
}
