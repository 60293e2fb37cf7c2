import type { Example } from '@bothy/kernel/book'
import { chapter as persons } from '../lessons/persons.ts'
import { before } from './positions.ts'

const OVERBUILDING =
  `a take A1, a claim macdonald, a put wood S1, a put stone S1, a end, b take A11, b place 1,1, b activate A11,
b activate S2, b end, a take A5, a spend wood S1, a spend stone S1, a place -1,0, a activate S1, a end, a take B4, a spend wood S1`
    .split(/,\s+(?=[ab] )/)
    .map((ply) => ply.trim())

export const moreExamples: readonly Example[] = [
  {
    id: 'cost',
    rules: ['GM2-50', 'GM2-42'],
    position: before('a spend stone S3'),
    eyes: 'a',
    part: 'land',
    caption: {
      en: 'Your new tile costs 1 stone. Pay with the one on your quarry (A), or buy one at the market and keep it.',
      fr: 'Votre nouvelle tuile coûte 1\u00a0pierre. Payez avec celle de votre carrière (A), ou achetez-en une au marché et gardez-la.',
    },
    marks: { A: { at: 'tile S3', rule: 'GM2-50' } },
    shows: { en: 'A territory with a stone that is lit.', fr: 'Un territoire où une pierre est en surbrillance.' },
    holds: { 'pending.kind': 'pay', 'pending.goods': ['stone'] },
  },
  {
    id: 'one-time',
    rules: ['GM2-70', 'GM2-5'],
    position: before('a choose wood stone'),
    eyes: 'a',
    part: 'land',
    caption: {
      en: 'The new tile (A) gives its one-time effect before any activation: here 2 resources of your choice, put on that tile.',
      fr: 'La nouvelle tuile (A) donne son effet unique avant toute activation\u00a0: ici 2\u00a0ressources au choix, posées dessus.',
    },
    marks: { A: { at: 'tile A3', rule: 'GM2-70' } },
    shows: { en: 'A territory with a new tile.', fr: 'Un territoire avec une nouvelle tuile.' },
    holds: { 'pending.kind': 'choose', 'pending.left': 2 },
  },
  {
    id: 'overbuild',
    rules: ['GM2-60', 'GM2-61', 'GM2-62'],
    position: { ...persons, before: [...(persons.before ?? []), ...OVERBUILDING] },
    eyes: 'a',
    part: 'land',
    caption: {
      en: 'Inverness goes only on top of another river village (A). Then it alone counts there, and your territory is no larger.',
      fr: 'Inverness ne va que sur un autre village à rivière (A). Il compte alors seul, et votre territoire ne s’agrandit pas.',
    },
    marks: { A: { at: 'tile HOME-V1', rule: 'GM2-60' } },
    shows: {
      en: 'A territory with one lit place, on top of the Starting Village.',
      fr: 'Un territoire avec un seul emplacement, sur le village de départ.',
    },
    holds: { 'pending.kind': 'place', 'spots.length': 1, 'spots.0.over': 70 },
  },
  {
    id: 'person',
    rules: ['GM2-110', 'GM2-112'],
    position: before('a take A2'),
    eyes: 'a',
    part: 'rondel',
    caption: {
      en: 'A person (A) costs nothing, adds no tile to your territory, and lets you put a marker on a clan field.',
      fr: 'Un personnage (A) ne coûte rien, n’agrandit pas votre territoire et vous permet de poser un pion sur un domaine.',
    },
    marks: { A: { at: 'tile A2', rule: 'GM2-110' } },
    shows: { en: 'The rondel with a person that can be taken.', fr: 'Le rondel, avec un personnage à prendre.' },
    holds: {
      'offers.3.payment.coins': 0,
      'offers.3.payment.own': [],
      'offers.3.payment.bought': [],
      'offers.3.reason': null,
    },
  },
  {
    id: 'size',
    rules: ['GM2-132'],
    position: before('b take B15'),
    eyes: 'b',
    part: 'seats',
    caption: {
      en: 'Morag (A) has 6 tiles, one more than Rory (B). If the game ended now, that would cost 3 VP.',
      fr: 'Morag (A) a 6\u00a0tuiles, une de plus que Rory (B). Si la partie finissait ici, elle y perdrait 3\u00a0PV.',
    },
    marks: { A: { at: 'seat a', rule: 'GM2-132' }, B: { at: 'seat b', rule: 'GM2-132' } },
    shows: {
      en: 'The cards of two players with the size of their territories.',
      fr: 'Les fiches de 2\u00a0joueurs, avec la taille des territoires.',
    },
    holds: { 'players.0.tiles.length': 6, 'players.1.tiles.length': 5 },
  },
]
