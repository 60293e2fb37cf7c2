import { typesetAll } from '@bothy/kernel/french'
import type { BaseLaw } from '../data/law.ts'
import { LAWS } from '../modules/written/words-fr-corrections.ts'

export const laws = typesetAll({
  range: 'Les nombres doivent aller de 0 à 100, et les PV des tuiles en trop de −100 à 0.',
  fixedWord: 'Seuls les nombres de cet effet peuvent être corrigés.',
  stack:
    'Une tuile doit être dans la pile S, A, B, C ou D, jamais dans S si elle est d’une Chronique ; les tuiles initiales, « La Fin », David Hume et la Montagne ne doivent être dans aucune.',
  stackSizes: 'Sans Chroniques, les piles S, A, B, C et D doivent avoir 5, 14, 17, 17 et 17 tuiles.',
  type: 'Une tuile doit avoir un type connu ; les personnages, les tuiles initiales et celles qu’on ne prend jamais doivent garder le leur.',
  person:
    'Un personnage ne doit ni avoir de rivière, ni se superposer, ni s’activer, ni donner quoi que ce soit qui demande une tuile.',
  home: 'Les tuiles initiales doivent avoir une rivière, ne rien coûter, ne pas se superposer et n’avoir aucun effet immédiat.',
  special: 'Une tuile qu’on ne prend jamais ne doit rien porter.',
  freeStart: 'Les tuiles de la pile S doivent être gratuites et ne pas se superposer.',
  atMostFive:
    'Ce nombre doit être de 5 au maximum, comme toutes les ressources d’un coût ou d’une activation ensemble.',
  atMostNine: 'Ce nombre doit être de 9 au maximum.',
  oneReplaced: 'Sinclair doit remplacer une ressource par activation : seul son prix en pièces peut être corrigé.',
  activation: 'L’activation doit être l’une de celles qui existent, avec les nombres dont elle a besoin.',
  chronicle: 'Ceci appartient à une Chronique et ne doit aller que sur les tuiles de cette Chronique.',
  rising: 'Un palier plus haut ne doit pas donner moins de PV.',
  spaces: 'Le rondel doit avoir de 14 à 20 cases.',
  pieces: 'Chaque joueur doit avoir de 2 à 20 Écossais et de 1 à 20 pions de clan.',
  resourcesPerTile: 'Une tuile doit contenir de 1 à 6 ressources.',
  die: 'Les faces du dé doivent aller de 1 à 6.',
  colour: 'Un domaine doit être bleu, orange ou violet.',
  road: 'Une route doit relier deux domaines différents ; sans route, les deux bouts doivent être vides et le coût être 0.',
  oneRoad: 'Ces deux domaines sont déjà reliés par une route.',
  connected: 'Chaque domaine doit être relié au domaine de départ par des routes.',
  ...LAWS,
} as const satisfies Record<BaseLaw, string>)
