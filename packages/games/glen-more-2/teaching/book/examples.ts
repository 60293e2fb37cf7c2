import type { Example } from '@bothy/kernel/book'
import { before } from './positions.ts'

export const examples: readonly Example[] = [
  {
    id: 'rear',
    rules: ['GM2-20', 'GM2-21', 'GM2-22'],
    position: before('b take A6'),
    eyes: 'b',
    part: 'rondel',
    caption: {
      en: 'Your piece (A) is the last one behind the empty space (B), so you play. Lit tiles can be taken; the others say what is missing.',
      fr: 'Votre pion (A) est le dernier derrière la case vide (B)\u00a0: à vous de jouer. Les tuiles en surbrillance peuvent être prises\u202f; les autres disent ce qui manque.',
    },
    marks: { A: { at: 'figure b', rule: 'GM2-21' }, B: { at: 'gap', rule: 'GM2-20' } },
    shows: { en: 'The rondel at the beginning of a turn.', fr: 'Le rondel au début d’un tour.' },
    holds: { 'pending.kind': 'turn', 'pending.seat': 1 },
  },
  {
    id: 'market',
    rules: ['GM2-40', 'GM2-41', 'GM2-42'],
    position: before('b take A6'),
    eyes: 'b',
    part: 'market',
    caption: {
      en: 'Most rows have one coin (A): the next resource costs 2, and selling one brings that coin. The wood row (B) has two.',
      fr: 'Une pièce sur la plupart des lignes (A)\u00a0: la ressource suivante coûte 2, en vendre une rapporte la pièce. Sur le bois (B), il y en a 2.',
    },
    marks: {
      A: { at: 'market stone', rule: 'GM2-41' },
      B: { at: 'market wood', rule: 'GM2-40' },
    },
    shows: { en: 'The five rows of the market.', fr: 'Les 5\u00a0lignes du marché.' },
    holds: { 'market.wood': 2, 'market.stone': 1, 'market.cattle': 1 },
  },
  {
    id: 'place',
    rules: ['GM2-52', 'GM2-53', 'GM2-55'],
    position: before('b place 0,-1'),
    eyes: 'b',
    part: 'land',
    caption: {
      en: 'Six places share an edge with your territory (A) and have a Scotsman (B) beside them. None is left or right of a river tile (C).',
      fr: '6\u00a0emplacements partagent un bord avec votre territoire (A) et ont un Écossais (B) à côté. Aucun n’est à gauche ou à droite d’une tuile Rivière (C).',
    },
    marks: {
      A: { at: 'cell 0,-1', rule: 'GM2-52' },
      B: { at: 'clan HOME-C2', rule: 'GM2-53' },
      C: { at: 'tile HOME-V2', rule: 'GM2-55' },
    },
    shows: { en: 'A territory with six lit places.', fr: 'Un territoire avec 6\u00a0emplacements en surbrillance.' },
    holds: { 'spots.length': 6 },
  },
  {
    id: 'activate',
    rules: ['GM2-80', 'GM2-81', 'GM2-84'],
    position: before('b activate A6'),
    eyes: 'b',
    part: 'land',
    caption: {
      en: 'The village (A) gave a movement point, which you can keep until the end of the turn. The village beside it (B) can still be activated.',
      fr: 'Le village (A) a donné un point de mouvement, à dépenser avant la fin du tour. Le village voisin (B) peut encore être activé.',
    },
    marks: {
      A: { at: 'tile HOME-V2', rule: 'GM2-84' },
      B: { at: 'tile A6', rule: 'GM2-80' },
    },
    shows: {
      en: 'A territory with one lit tile and two Scotsmen.',
      fr: 'Un territoire avec une tuile en surbrillance et 2\u00a0Écossais.',
    },
    holds: { points: 1, 'activatable.length': 1 },
  },
  {
    id: 'clans',
    rules: ['GM2-111', 'GM2-112'],
    position: before('a claim mckay'),
    eyes: 'a',
    part: 'clans',
    caption: {
      en: 'Each field costs the cheapest roads from Start or from any marker, such as this one (A). McKay (B) gives David Hume, who counts as 2 persons.',
      fr: 'Chaque domaine coûte les routes les moins chères depuis le départ ou un pion de clan, comme ici (A). McKay (B) donne David Hume, qui compte comme 2\u00a0personnages.',
    },
    marks: { A: { at: 'field mckinnon', rule: 'GM2-111' }, B: { at: 'field mckay', rule: 'GM2-112' } },
    shows: {
      en: 'The clan board; free fields show their price.',
      fr: 'Le plateau de clan\u202f; les domaines libres montrent leur prix.',
    },
    holds: { 'pending.kind': 'claim' },
  },
  {
    id: 'scoring',
    rules: ['GM2-120', 'GM2-121'],
    position: before('b take B15'),
    eyes: 'b',
    part: 'seats',
    caption: {
      en: 'The small figures of a player (A) say what they would get if the scoring came now: for a lead of 1, 2, 3, 4 or 5 it is 1, 2, 3, 5 or 8 VP.',
      fr: 'Les petits chiffres d’un joueur (A) disent ce qu’il marquerait maintenant\u00a0: pour 1, 2, 3, 4\u00a0ou 5\u00a0d’avance, 1, 2, 3, 5\u00a0ou 8\u00a0PV.',
    },
    marks: { A: { at: 'seat a', rule: 'GM2-121' } },
    shows: {
      en: 'The cards of two players with the four things that are compared.',
      fr: 'Les fiches de 2\u00a0joueurs, avec les 4\u00a0choses comparées.',
    },
  },
]
