import type { ModuleOptionText } from '../../../words/chronicle-texts.ts'

export const option: ModuleOptionText = {
  label: 'Ode au haggis',
  help: 'Chronique 5 : des jetons Haggis s’accumulent sur des tables cachées ; lors de 3 décomptes, le dé en retourne jusqu’à 3, qui rapportent des PV.',
}
