import type { ModuleOptionText } from '../../../words/chronicle-texts.ts'

export const option: ModuleOptionText = {
  label: 'Le Marteau des Écossais',
  help: 'Chronique 4, pour 3 ou 4 joueurs : le joueur qui contrôle le jeton Angleterre déplace l’Anglais, pour prendre une tuile de plus ou en défausser une contre des pièces.',
}
