import { listedText, type Message, numberIn, type Seat, type Translated } from '@bothy/kernel'
import { de, typeset } from '@bothy/kernel/french'
import type { ChronicleTexts } from '../../../words/chronicle-texts.ts'
import { casks, coins, markers, points, resources, scotsmen, spaces, vp } from '../../../words/fr-counts.ts'
import { la, type Reader, son, v, Vous, vous } from '../../../words/fr-grammar.ts'
import { RACE_START } from '../data/index.ts'
import type { RaceModuleTypes } from '../rules/types.ts'
import { rewardAt, rewardIn, type RewardTexts } from './parts.ts'
import type { raceWords as en } from './en.ts'

const GIVES: RewardTexts = {
  vp2: vp,
  vp3: vp,
  coins2: coins,
  joker: (n) => `${resources(n)} de votre choix`,
  whisky: casks,
  scotsman: scotsmen,
  move2: points,
  clan: markers,
}

const ORDINALS = ['1re', '2e', '3e'] as const
const ranked = (place: number): string => ORDINALS[place - 1] ?? `${place}e`
const placed = (place: number): string => `${ranked(place)} place`

const chateau = (seat: Seat | null, me: Reader): Message => {
  if (seat === null) return ['un château neutre']
  return seat === me ? ['votre Château initial'] : ['le Château initial (', vous(seat, me), ')']
}

export const raceWords = {
  title: 'Course de bateaux',
  legend: {
    boat: 'bateau d’un joueur',
    reward: 'jeton Récompense, face cachée',
    prize: 'PV pour la place dans la course',
  },
  dock: { name: 'Bateaux', left: 'à faire', home: 'arrivé', last: 'dernier' },
  short: {
    raceNotBegun: 'course pas commencée',
    boatAtHome: 'bateau rentré',
    boatOnTile: 'bateau dessus',
    tokenFirst: 'jeton d’abord',
  },
  about:
    'Un point de mouvement avance votre bateau de 1 case au lieu de déplacer un Écossais. Les bateaux vont de droite à gauche sur toutes les rivières, puis rentrent. À chaque château, vous regardez les jetons Récompense et pouvez en prendre un.',
  rowButton: 'Avancer le bateau',
  helpMove: (n) => typeset(`Chaque point de mouvement déplace un Écossais ou votre bateau (encore ${spaces(n)}).`),
  rowToCastle: typeset('Avancer le bateau au château : jeton Récompense'),
  rowHome: (prize) => typeset(`Ramener le bateau : ${prize}`),
  declineButton: 'Ne rien prendre',
  helpToken: 'Personne d’autre ne voit ces jetons. Le reste est remis face cachée.',
  reward: (token) => rewardIn(GIVES, token),
  left: (n) => typeset(`encore ${spaces(n)}`),
  rank: ranked,
  place: placed,
  last: typeset('Dernier : les pièces ne rapportent aucun PV à la fin'),
  lastPlace: 'dernier',
  lastCard: typeset('Carte Dernier : les pièces ne rapportent aucun PV à la fin'),
  ready: (n) => typeset(`course pas commencée, encore ${spaces(n)}`),
  prize: (prize) => [vp(prize.vp), ...(prize.cask > 0 ? [casks(prize.cask)] : [])].join(' et '),
  neutralRiver: 'Rivière neutre',
  yourRiver: 'Votre rivière',
  riverOf: (name) => `Rivière ${de(name)}`,
  spacesTo: (right, left) => typeset(`${spaces(right)} avant le château, ${left} après`),
  tokens: 'Jetons Récompense',
  tokensOn: (n) =>
    n === 0 ? 'Plus de jeton Récompense' : typeset(`${n} ${n < 2 ? 'jeton' : 'jetons'} Récompense face cachée`),
  seen: (rewards) => typeset(`Vous avez vu : ${rewards.join(', ')}`),
  lookedBy: (names) => `Déjà vus par ${listedText(names, 'et')}`,
  inBox: (n) => typeset(`${n} dans la boîte`),
  boatHere: (boat) => `bateau (${boat})`,
} satisfies Translated<typeof en>

export const race: ChronicleTexts<RaceModuleTypes> = {
  events: {
    raceBegan: (e, me) => [
      Vous(e.seat, me),
      v(e.seat, me, 'dépasse', 'dépassez'),
      ...la(RACE_START),
      ' : la course commence.',
    ],
    rowed: (e, me) => [
      Vous(e.seat, me),
      e.left === 0
        ? `${v(e.seat, me, 'ramène', 'ramenez')}${son(e.seat, me)} bateau au Château initial.`
        : `${v(e.seat, me, 'avance', 'avancez')}${son(e.seat, me)} bateau de 1 case (${raceWords.left(e.left)}).`,
    ],
    tokensSeen: (e, me) => [
      Vous(e.seat, me),
      `${v(e.seat, me, 'regarde', 'regardez')}les jetons Récompense sur `,
      ...chateau(e.of, me),
      e.tokens === null ? '.' : ` : ${listedText(e.tokens.map(raceWords.reward), 'et')}.`,
    ],
    tokenTaken: (e, me) => [
      Vous(e.seat, me),
      `${v(e.seat, me, 'prend', 'prenez')}un jeton Récompense : ${raceWords.reward(e.token)}.`,
    ],
    tokensLeft: (e, me) => [Vous(e.seat, me), `${v(e.seat, me, 'ne prend', 'ne prenez')}aucun jeton Récompense.`],
    boatHome: (e, me) => [
      Vous(e.seat, me),
      `${v(e.seat, me, 'termine', 'terminez')}la course à la ${placed(e.place)}.`,
    ],
    lastCard: (e, me) => [
      Vous(e.seat, me),
      e.beaten
        ? `${v(e.seat, me, 'arrive', 'arrivez')}en dernier dans la course : `
        : `${v(e.seat, me, 'ne termine', 'ne terminez')}pas la course : `,
      `${e.seat === me ? 'vos' : 'ses'} pièces ne rapportent aucun PV à la fin.`,
    ],
  },
  reasons: {
    raceNotBegun: () => ['La course n’a pas commencé : un joueur doit d’abord dépasser le départ de la course.'],
    boatAtHome: () => ['La course est terminée pour vous : votre bateau est rentré.'],
    boatOnTile: () => ['Un bateau est sur cette tuile : elle ne peut pas être retirée.'],
    tokenFirst: () => ['Choisissez d’abord un jeton Récompense, ou n’en prenez aucun.'],
  },
  actions: {
    row: () => ['Avancer votre bateau de 1 case'],
    token: (a, view) => [`Prendre le jeton Récompense : ${raceWords.reward(rewardAt(view, a.reward))}`],
  },
  prompts: {
    castle: null,
    token: {
      asked: () => ['Choisissez un jeton Récompense, ou n’en prenez aucun.'],
      awaited: { one: 'doit choisir un jeton Récompense', several: 'doivent choisir un jeton Récompense' },
      decline: raceWords.declineButton,
    },
  },
  sources: { race: ' pour la course' },
  lines: {
    race: (line) => {
      const place = numberIn(line, 'place')
      if (place > 0) return [`Course : ${placed(place)}`]
      if (numberIn(line, 'last') > 0) return ['Course : dernier']
      return [`Course : ${raceWords.left(numberIn(line, 'left'))}`]
    },
  },
  printed: { ops: {}, activations: {}, once: {} },
}
