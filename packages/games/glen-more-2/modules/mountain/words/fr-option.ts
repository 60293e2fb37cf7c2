import type { ModuleOptionText } from '../../../words/chronicle-texts.ts'

export const option: ModuleOptionText = {
  label: 'Highlander',
  help: 'Chronique 2 : tout joueur qui dépasse la Montagne y laisse une pièce ou une ressource ; le joueur qui s’y arrête récupère tout en repartant.',
}
