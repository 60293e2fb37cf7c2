import type { Example } from '@bothy/kernel/book'
import { turn } from './positions.ts'

export const examples: readonly Example[] = [
  {
    id: 'rear',
    rules: ['GM-10', 'GM-11', 'GM-13'],
    position: turn(7),
    eyes: 'a',
    part: 'ring',
    caption: {
      en: 'Your figure (A) is still the last one behind the others, so you play again. Any tile ahead can be taken.',
      fr: 'Votre pion (A) est encore le dernier\u00a0: vous rejouez. Vous pouvez prendre n’importe quelle tuile devant vous.',
    },
    marks: { A: { at: 'figure a', rule: 'GM-10' } },
    shows: {
      en: 'The track. All ten tiles can be chosen; your figure is the first after the gap.',
      fr: 'Le circuit. Les 10\u00a0tuiles peuvent être choisies\u00a0; votre pion est le premier après la case vide.',
    },
    holds: { 'pending.kind': 'turn', 'pending.seat': 0, 'offers.length': 10 },
  },
  {
    id: 'cost',
    rules: ['GM-17', 'GM-18'],
    position: turn(5),
    eyes: 'b',
    begun: { ply: 'take s1-armadale-castle', gestures: 0 },
    part: 'ring',
    caption: {
      en: 'Armadale Castle (A) costs 1 wood and 1 stone. The stone is your own, the wood is bought at the market for 2 coins.',
      fr: 'Armadale Castle (A) coûte 1\u00a0bois et 1\u00a0pierre. La pierre est à vous, le bois s’achète au marché pour 2\u00a0pièces.',
    },
    marks: { A: { at: 'tile s1-armadale-castle', rule: 'GM-17' } },
    shows: {
      en: 'The track with a castle pointed at; the middle says what it costs and brings.',
      fr: 'Le circuit\u00a0: un château est pointé, et le milieu dit ce qu’il coûte et rapporte.',
    },
    holds: { 'players.1.goods.stone': 1, 'players.1.goods.wood': 0, 'market.wood': 1, 'players.1.coins': 6 },
  },
  {
    id: 'market',
    rules: ['GM-25', 'GM-26', 'GM-29'],
    position: turn(7),
    eyes: 'a',
    part: 'market',
    caption: {
      en: 'A wood sold now brings the 1 coin on its row (A); a wood bought costs 2. There is no coin on the row of cattle (B), so no cattle can be sold.',
      fr: 'Un bois vendu rapporte la pièce de 1\u00a0de sa rangée (A)\u00a0; en acheter un coûte 2. Celle des bœufs (B) est vide\u00a0: impossible d’en vendre.',
    },
    marks: {
      A: { at: 'market wood', rule: 'GM-26' },
      B: { at: 'market cattle', rule: 'GM-29' },
    },
    shows: {
      en: 'The five rows of the market: one coin on four of them, none on that of cattle.',
      fr: 'Les 5\u00a0rangées du marché\u00a0: une pièce sur 4\u00a0d’entre elles, aucune sur celle des bœufs.',
    },
    holds: { 'market.wood': 1, 'market.cattle': 0, 'players.0.goods.wood': 2 },
  },
  {
    id: 'place',
    rules: ['GM-33', 'GM-34'],
    position: turn(11),
    eyes: 'a',
    begun: { ply: 'take s1-quarry-2', gestures: 0 },
    part: 'land',
    caption: {
      en: 'A quarry without river or road fits in the faint places (A): each shares a side with a tile and has a clan member on one of the eight tiles around it.',
      fr: 'Sans rivière ni route, une carrière va sur les emplacements en pâle (A)\u00a0: chacun partage un côté avec une tuile et a un membre du clan parmi ses 8\u00a0voisines.',
    },
    marks: { A: { at: 'cell -1,1', rule: 'GM-33' } },
    shows: {
      en: 'A land of six tiles, with faint quarries where one would fit.',
      fr: 'Un territoire de 6\u00a0tuiles et, en pâle, une carrière partout où elle irait.',
    },
    holds: { 'players.0.tiles.length': 6 },
  },
  {
    id: 'river',
    rules: ['GM-35', 'GM-38'],
    position: turn(10, 1),
    eyes: 'a',
    part: 'land',
    caption: {
      en: 'A village on a river goes to either end of the river (A, B), never beside it.',
      fr: 'Un village au bord d’une rivière se pose à l’un de ses bouts (A, B), jamais à côté.',
    },
    marks: {
      A: { at: 'cell 0,1', rule: 'GM-35' },
      B: { at: 'cell 0,-3', rule: 'GM-35' },
    },
    shows: {
      en: 'A land with a column of river tiles; a place is free above it and one below.',
      fr: 'Un territoire avec une colonne de tuiles rivière\u00a0; un emplacement libre au-dessus, un autre en dessous.',
    },
    holds: { 'spots.length': 2 },
  },
  {
    id: 'activate',
    rules: ['GM-41', 'GM-42', 'GM-55'],
    position: turn(10, 2),
    eyes: 'a',
    part: 'land',
    caption: {
      en: 'The village at the top (A) has just been placed. It and two neighbours (B, C) give a movement point each; tiles farther away (D) rest.',
      fr: 'Le village du haut (A) vient d’être posé. Lui et 2\u00a0voisines (B, C) donnent chacun 1\u00a0point de mouvement\u00a0; plus loin (D), rien ne s’active.',
    },
    marks: {
      A: { at: 'tile s1-village-wood-river', rule: 'GM-41' },
      B: { at: 'tile s0-village-road', rule: 'GM-41' },
      C: { at: 'tile start-village', rule: 'GM-41' },
      D: { at: 'tile s1-castle-stalker', rule: 'GM-41' },
    },
    shows: {
      en: 'A land in which three grey tiles are lit and show a boot.',
      fr: 'Un territoire où 3\u00a0tuiles grises, en surbrillance, montrent une botte.',
    },
    holds: { 'activatable.length': 3 },
  },
  {
    id: 'exchange',
    rules: ['GM-49', 'GM-50'],
    position: turn(8, 4),
    eyes: 'b',
    part: 'land',
    caption: {
      en: 'The butcher (A) takes 1 cattle for 2 VP or 2 for 4 VP. The cattle come from any of your tiles, here the pasture (B).',
      fr: 'La boucherie (A) prend 1\u00a0bœuf pour 2\u00a0PV, ou 2\u00a0pour 4\u00a0PV. Les bœufs viennent de n’importe laquelle de vos tuiles, ici (B).',
    },
    marks: { A: { at: 'tile s1-butcher-cattle', rule: 'GM-50' }, B: { at: 'tile s0-pasture-river', rule: 'GM-49' } },
    shows: {
      en: 'A land with a butcher that is lit: up to 4 points.',
      fr: 'Un territoire avec une boucherie en surbrillance\u00a0: jusqu’à 4\u00a0points.',
    },
    holds: { 'players.1.goods.cattle': 2, 'activatable.0.ways.1.vp': 4 },
  },
  {
    id: 'move',
    rules: ['GM-56', 'GM-57', 'GM-58'],
    position: turn(9, 5),
    eyes: 'b',
    part: 'land',
    caption: {
      en: 'Two movement points: each moves a lit clan member (A, B) by one tile, or sends it to Parliament. One must stay on the land.',
      fr: '2\u00a0points de mouvement\u00a0: chacun déplace d’une tuile un membre du clan en surbrillance (A, B), ou l’envoie au Parlement. Il doit en rester un.',
    },
    marks: { A: { at: 'clan s1-armadale-castle', rule: 'GM-56' }, B: { at: 'clan s1-castle-moil', rule: 'GM-57' } },
    shows: {
      en: 'A land with two clan members that can be moved.',
      fr: 'Un territoire avec 2\u00a0membres du clan qui peuvent bouger.',
    },
    holds: { points: 2 },
  },
  {
    id: 'jump',
    rules: ['GM-73', 'GM-74', 'GM-76'],
    position: turn(5),
    eyes: 'b',
    begun: { ply: 'take s1-armadale-castle', gestures: 0 },
    part: 'ring',
    caption: {
      en: 'Where the figure would land is marked (A), and the middle says who plays next. Tiles left behind the new rear figure are discarded, and as many spaces are refilled.',
      fr: 'L’arrivée du pion est indiquée (A), et le milieu dit qui joue ensuite. Les tuiles laissées derrière le dernier pion sont défaussées, et autant de cases sont garnies.',
    },
    marks: { A: { at: 'tile s1-armadale-castle', rule: 'GM-73' } },
    shows: {
      en: 'The track with the way of a figure to the tile that is pointed at.',
      fr: 'Le circuit avec le trajet du pion jusqu’à la tuile pointée.',
    },
  },
  {
    id: 'scoring',
    rules: ['GM-79', 'GM-80', 'GM-82'],
    position: turn(11),
    eyes: 'a',
    part: 'seats',
    caption: {
      en: 'You (A) have 5 chieftains and bonnets, Rory (B) 4: a lead of 1 gives 1 VP. Rory has 1 barrel more and 1 card more, which gives 1 VP each.',
      fr: 'Vous (A) avez 5\u00a0membres du Parlement et bonnets, Rory (B) 4\u00a0: 1\u00a0d’avance donne 1\u00a0PV. Rory a 1\u00a0tonneau et 1\u00a0carte de plus\u00a0: 1\u00a0PV chacun.',
    },
    marks: { A: { at: 'seat a', rule: 'GM-82' }, B: { at: 'seat b', rule: 'GM-80' } },
    shows: {
      en: 'The panels of two players with what the next scoring would bring.',
      fr: 'Les fiches de 2\u00a0joueurs, avec ce que rapporterait le prochain décompte.',
    },
    holds: {
      'players.0.values': { barrels: 0, chieftains: 5, cards: 1 },
      'players.1.values': { barrels: 1, chieftains: 4, cards: 2 },
    },
  },
]
