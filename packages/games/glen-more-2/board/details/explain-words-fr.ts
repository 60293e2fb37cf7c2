import type { Translated } from '@bothy/kernel'
import { counted, typeset } from '@bothy/kernel/french'
import { PITCHES } from '@bothy/glen-more-2/modules/written/words-fr-pitches'
import { words as fr } from '@bothy/glen-more-2/words/fr-base'
import type { explain as en } from './explain-words-en.ts'

export const explain = {
  pitches: PITCHES,
  onRondel: (space) => `Sur le rondel, ${space}.`,
  covered: (by) => typeset(`Recouverte par ${by} : elle ne compte plus.`),
  discarded: 'Dans la défausse.',
  outOfGame: 'Hors du jeu.',
  beside: 'À côté du plateau de clan, jusqu’à ce qu’un joueur revendique son domaine.',
  inStack: 'Pas encore sur le rondel.',
  covers: (tiles) => typeset(`Superposée à : ${tiles}.`),
  mostHere: (n) => `Contient jusqu’à ${fr.resources(n)}.`,
  finishedHere: (names) => typeset(`Arrivés : ${names}.`),
  scotsmenOn: (n, tile) => typeset(`${n === 1 ? 'Écossais' : `${n} Écossais`} sur ${tile}`),
  scotsmanText: typeset(
    'Une nouvelle tuile se pose à côté d’un Écossais, en diagonale aussi. Un point de mouvement déplace un Écossais vers une tuile voisine. Ceux du Château initial comptent à chaque décompte.',
  ),
  newScotsmanText: typeset('Un Écossais de votre réserve : choisissez la tuile qui le reçoit.'),
  figureText: typeset(
    'C’est au dernier pion du rondel de jouer. Il avance jusqu’à une tuile ; celles qu’il laisse derrière lui sont défaussées quand aucun pion ne les suit plus.',
  ),
  finishedText: typeset('Il a atteint « La Fin » et ne joue plus.'),
  dieText: (faces) =>
    typeset(
      `Quand le dé est dernier, on le lance (${faces.join(', ')}) : il avance d’autant de tuiles et défausse celle qu’il atteint. À « La Fin », il quitte le jeu.`,
    ),
  marketText: typeset(
    'Vous n’achetez que pour payer aussitôt un coût ou un échange ; vous vendez à tout moment de votre tour. Une vente vide une case, un achat en remplit une.',
  ),
  emptyCell: (cell) => `Emplacement libre, ${cell}`,
  markersText: (n) => `${fr.markers(n)} en réserve.`,
  freeField: 'Aucun joueur ne l’a revendiqué.',
  repeatable: 'Il peut être revendiqué autant de fois qu’on veut.',
  pathTitle: 'Route la moins chère',
  category: {
    scotsmen: 'Vos Écossais sur votre Château initial. Castle Moil les double.',
    landmarks: 'Vos cartes Lieu emblématique, même si la tuile est recouverte ou retirée.',
    casks: 'Vos tonneaux de whisky. Un décompte n’en retire aucun.',
    persons: 'Vos personnages. David Hume compte pour 2.',
  },
  brings: (n, vp) =>
    typeset(
      n === 0 ? 'à égalité avec celui qui en a le moins : aucun PV' : `${counted(n, 'd’avance', 'd’avance')} : ${vp}`,
    ),
  markText: {
    corrected: 'Rectifié à cette table.',
    doubtful: 'Lu en partie sans certitude.',
    reconstructed: typeset(
      'Reconstitué en partie : le propriétaire d’une boîte peut le rectifier en ouvrant une table.',
    ),
  },
  final: 'Score final',
  player: 'Joueur',
  line: {
    vp: 'PV acquis',
    tiles: 'Tuiles',
    coins: 'Pièces',
    cards: 'Lieux emblématiques, à la fin',
    total: 'Total',
    ties: { most: 'Ressources (le plus départage)', fewest: 'Ressources (le moins départage)' },
  },
} satisfies Translated<typeof en>
