import { typeset } from '@bothy/kernel/french'
import type { Law } from '../data/law.ts'

/** Why corrected data is refused. */
export const laws = {
  range: 'Les nombres vont de 0 à 100, et les PV des tuiles en trop de −100 à 0.',
  fixedWord: 'Seuls les nombres de cet effet peuvent être corrigés.',
  stack: typeset(
    'Une tuile est dans la pile S, A, B, C ou D, jamais dans S si elle est d’une Chronique ; les tuiles initiales, « La Fin », David Hume et la Montagne ne sont dans aucune.',
  ),
  stackSizes: 'Sans Chroniques, les piles S, A, B, C et D ont 5, 14, 17, 17 et 17 tuiles.',
  type: typeset(
    'Une tuile a un type connu ; les personnages, les tuiles initiales et celles qu’on ne prend jamais gardent le leur.',
  ),
  person:
    'Un personnage n’a pas de rivière, ne se superpose pas, ne s’active pas et ne donne rien qui demande une tuile.',
  home: 'Les tuiles initiales ont une rivière, ne coûtent rien, ne se superposent pas et n’ont pas d’effet immédiat.',
  special: 'Une tuile qu’on ne prend jamais ne porte rien.',
  freeStart: 'Les tuiles de la pile S sont gratuites et ne se superposent pas.',
  atMostFive: 'Ce nombre est de 5 au maximum, comme toutes les ressources d’un coût ou d’une activation ensemble.',
  atMostNine: 'Ce nombre est de 9 au maximum.',
  oneReplaced: typeset('Sinclair remplace une ressource par activation : seul son prix en pièces se corrige.'),
  activation: 'L’activation est l’une de celles qui existent, avec les nombres dont elle a besoin.',
  chronicle: 'Ceci appartient à une Chronique et ne va que sur les tuiles de cette Chronique.',
  rising: 'Un palier plus haut ne donne pas moins de PV.',
  spaces: 'Le rondel a de 14 à 20 cases.',
  pieces: 'Chaque joueur a de 2 à 20 Écossais et de 1 à 20 pions de clan.',
  resourcesPerTile: 'Une tuile contient de 1 à 6 ressources.',
  die: 'Les faces du dé vont de 1 à 6.',
  colour: 'Un domaine est bleu, orange ou violet.',
  road: typeset('Une route relie deux domaines différents ; sans route, les deux bouts sont vides et le coût est 0.'),
  oneRoad: 'Ces deux domaines sont déjà reliés par une route.',
  connected: 'Chaque domaine est relié au domaine de départ par des routes.',
  race: 'Le départ de la course reste dans la pile B. Une rivière neutre a de 1 à 12 cases, dont une avec un château. Il y a des jetons Récompense pour quatre châteaux, chacun pour 5 unités maximum, sauf les pièces et les PV.',
  cellars:
    'Un tonneau ne vaut jamais moins plus à droite, une cave coûte au plus 5 ressources, et une vente a de 1 à 9 cases à droite.',
  council: 'Il y a de 1 à 10 cartes Décompte Great Glen, et chaque joueur a un pion Vote pour chacune.',
  mobs: 'Au moins 1 truand est tiré, 6 maximum à 2 joueurs et 9 à partir de 3 ; chaque joueur a 1 à 20 sous.',
  haggis:
    'Il y a au moins 1 jeton Haggis, et 20 maximum d’une même valeur ; une table a 1 à 9 emplacements, un décompte 1 à 9 lancers, et un lancer supplémentaire coûte 1 à 9 tonneaux.',
} as const satisfies Record<Law, string>
