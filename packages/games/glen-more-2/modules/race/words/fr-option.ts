import type { ModuleOptionText } from '../../../words/chronicle-texts.ts'

export const option: ModuleOptionText = {
  label: 'Les courses de bateaux-dragons',
  help: 'Chronique 1 : les points de mouvement peuvent aussi faire avancer votre bateau sur toutes les rivières. Les châteaux en chemin offrent des récompenses, les premiers bateaux rentrés rapportent des PV, et les pièces du dernier ne comptent pas.',
}
