import type { ModuleOptionText } from '../../../words/chronicle-texts.ts'

export const option: ModuleOptionText = {
  label: 'La Réserve Single Cask d’Old Jamey',
  help: 'Chronique 3 : les tonneaux vieillissent dans vos caves, case par case, et se vendent contre des PV aux Ventes de Single Cask du rondel.',
}
