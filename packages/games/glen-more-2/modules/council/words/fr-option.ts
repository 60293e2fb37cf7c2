import type { ModuleOptionText } from '../../../words/chronicle-texts.ts'

export const option: ModuleOptionText = {
  label: 'Entre le marteau et l’enclume',
  help: 'Chronique 7 : chaque personnage pris donne lieu à un vote secret sur l’une des 5 cartes ; une carte adoptée rapporte 10 PV à la fin au joueur qui la remplit le mieux.',
}
