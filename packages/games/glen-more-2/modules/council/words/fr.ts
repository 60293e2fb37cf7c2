import { joined, listed, type Message, numberIn, type Part, type Translated } from '@bothy/kernel'
import { counted as plural, typeset } from '@bothy/kernel/french'
import type { ChronicleTexts } from '../../../words/chronicle-texts.ts'
import { vp } from '../../../words/fr-counts.ts'
import { type Reader, v, Vous, vous } from '../../../words/fr-grammar.ts'
import { uncapital } from '../../../words/parts.ts'
import { GLEN_CARDS, type GlenCardId, type GlenCardName, type Vote } from '../data/index.ts'
import type { CouncilModuleTypes } from '../rules/types.ts'
import { glenItem, linesOf } from './parts.ts'
import type { councilWords as en } from './en.ts'

const NAMES = {
  'largest-square': 'Le plus grand carré',
  'most-animals': 'Le plus d’animaux',
  'most-sets': 'Le plus de séries',
  'most-building': 'Le plus de bois et de pierre',
  'castles-with-scotsmen': 'Châteaux occupés',
  'smallest-territory': 'Le plus petit territoire',
  'farthest-scotsman': 'L’Écossais le plus loin',
  'most-whisky-tiles': 'Le plus de tuiles Whisky',
  'largest-pasture': 'Le plus grand pâturage',
  'most-discards': 'Le plus de tuiles défaussées',
} as const satisfies Record<GlenCardName, string>

const REWARDS = {
  'largest-square': 'pour le plus grand carré de tuiles sans trou, d’au moins 2 sur 2',
  'most-animals': 'au joueur qui a le plus de moutons et de bœufs sur ses tuiles',
  'most-sets':
    'au joueur qui a le plus de séries complètes : un Écossais sur le Château initial, un tonneau, une carte Lieu emblématique et un personnage ; Castle Moil compte',
  'most-building': 'au joueur qui a le plus de bois et de pierre sur ses tuiles',
  'castles-with-scotsmen': 'au joueur qui a le plus de châteaux occupés par un Écossais, Château initial compris',
  'smallest-territory': 'pour le plus petit territoire',
  'farthest-scotsman': 'pour l’Écossais le plus loin du Château initial, en points de mouvement',
  'most-whisky-tiles': 'au joueur qui a le plus de tuiles Whisky',
  'largest-pasture': 'pour le plus grand groupe de tuiles Animal reliées par leurs côtés',
  'most-discards':
    'au joueur qui a le plus de tuiles dans sa propre défausse ; celles que vos déplacements défaussent vont dans la vôtre',
} as const satisfies Record<GlenCardName, string>

const TOLD = {
  ...REWARDS,
  'most-sets': 'pour le plus de séries : Écossais au château, tonneau, carte Lieu emblématique, personnage',
} as const satisfies Record<GlenCardName, string>

const VALUES = {
  'largest-square': (n) => (n === 0 ? 'aucun carré' : `${n} sur ${n}`),
  'most-animals': (n) => plural(n, 'animal', 'animaux'),
  'most-sets': (n) => plural(n, 'série', 'séries'),
  'most-building': (n) => plural(n, 'bois ou pierre', 'bois et pierres'),
  'castles-with-scotsmen': (n) => plural(n, 'château', 'châteaux'),
  'smallest-territory': (n) => plural(n, 'tuile', 'tuiles'),
  'farthest-scotsman': (n) => plural(n, 'point de mouvement', 'points de mouvement'),
  'most-whisky-tiles': (n) => plural(n, 'tuile Whisky', 'tuiles Whisky'),
  'largest-pasture': (n) => plural(n, 'tuile', 'tuiles'),
  'most-discards': (n) => plural(n, 'tuile', 'tuiles'),
} as const satisfies Record<GlenCardName, (n: number) => string>

const VOTE_NAMES = { aye: 'AYE', nay: 'NAY' } as const satisfies Record<Vote, string>
const VOTE_BUTTONS = { aye: 'AYE (oui)', nay: 'NAY (non)' } as const satisfies Record<Vote, string>

const nom = (id: GlenCardId): Part => glenItem(id, NAMES[GLEN_CARDS[id]])
const carte = (article: 'La carte' | 'la carte' | 'Carte', id: GlenCardId): Message => [`${article} « `, nom(id), ' »']
const count = (votes: readonly Vote[], vote: Vote): string =>
  plural(votes.filter((one) => one === vote).length, VOTE_NAMES[vote], VOTE_NAMES[vote])
const parSiege = (me: Reader, told: readonly string[]): Message =>
  listed(
    told.map((text, seat): Message => [vous(seat, me), ` ${text}`]),
    'et',
  )

export const councilWords = {
  short: {
    votedOn: 'déjà soumise',
    noToken: 'plus de pion',
    council: 'conseil d’abord',
  },
  title: 'Conseil clanique',
  dock: { name: 'Conseil', unit: (votes) => (votes < 2 ? 'vote' : 'votes') },
  cardName: (id) => NAMES[GLEN_CARDS[id]],
  cardText: (id, points) =>
    typeset(
      `${vp(points)} à la fin ${REWARDS[GLEN_CARDS[id]]}. À égalité, les PV sont partagés, arrondis à l’entier supérieur.`,
    ),
  cardTold: (id) => typeset(`PV ${TOLD[GLEN_CARDS[id]].split(' ;')[0]}. À égalité, ils sont partagés.`),
  cardValue: (id, value) => VALUES[GLEN_CARDS[id]](value),
  voteName: (vote) => VOTE_NAMES[vote],
  voteButton: (vote) => `Voter ${VOTE_BUTTONS[vote]}`,
  helpConvene: 'Tous les joueurs votent ensuite en secret.',
  helpVote: 'Votez en secret. À égalité, la carte est adoptée. Les pions Vote restent dessus.',
  adopted: 'Adoptée',
  rejected: 'Rejetée',
  open: 'Pas encore soumise au vote',
  tokens: (aye, nay) => typeset(`Reste : ${aye} AYE, ${nay} NAY`),
  hasVoted: 'A voté',
  ownVote: (vote) => typeset(`Votre vote : ${VOTE_BUTTONS[vote]}`),
} satisfies Translated<typeof en>

export const council: ChronicleTexts<CouncilModuleTypes> = {
  events: {
    glenDealt: (e) => [
      'Cartes Décompte Great Glen : ',
      ...joined(
        e.cards.map((id) => [nom(id)]),
        ', ',
      ),
      '.',
    ],
    councilCalled: (e, me) => [
      Vous(e.seat, me),
      v(e.seat, me, 'soumet', 'soumettez'),
      ...carte('la carte', e.card),
      ' au conseil clanique.',
    ],
    voted: (e, me) => [
      Vous(e.seat, me),
      `${v(e.seat, me, 'vote', 'votez')}${e.vote === null ? '' : VOTE_NAMES[e.vote]}`.trimEnd(),
      '.',
    ],
    votesShown: (e, me) => [
      ...carte('La carte', e.card),
      ` est ${e.adopted ? 'adoptée' : 'rejetée'}, ${count(e.votes, 'aye')} contre ${count(e.votes, 'nay')} : `,
      ...parSiege(
        me,
        e.votes.map((vote) => VOTE_NAMES[vote]),
      ),
      '.',
    ],
    glenScored: (e, me) => [
      ...carte('Carte', e.card),
      ' : ',
      ...parSiege(
        me,
        e.values.map((value, seat) => `${VALUES[GLEN_CARDS[e.card]](value)} (${vp(e.wins[seat])})`),
      ),
      '.',
    ],
  },
  reasons: {
    votedOn: () => ['Cette carte a déjà été soumise au vote : choisissez-en une autre.'],
    noToken: (r) => [`Vous n’avez plus de pion ${VOTE_NAMES[r.vote]}.`],
    council: () => ['D’abord le conseil clanique : choisissez une carte, puis votez.'],
  },
  actions: {
    convene: (a) => ['Soumettre au vote ', ...carte('la carte', a.card)],
    vote: (a) => [councilWords.voteButton(a.vote)],
  },
  prompts: {
    convene: {
      asked: () => ['Choisissez une carte à soumettre au conseil clanique.'],
      awaited: { one: 'doit soumettre une carte au vote', several: 'doivent soumettre une carte au vote' },
    },
    vote: {
      asked: ({ chronicles }) => [
        'Adopter ',
        ...(chronicles.council === undefined || chronicles.council.vote === null
          ? ['la carte']
          : carte('la carte', chronicles.council.vote.card)),
        ' ?',
      ],
      awaited: { one: 'doit voter', several: 'doivent voter' },
    },
  },
  sources: { glen: ' pour une carte Décompte Great Glen' },
  lines: linesOf(NAMES, (name, line) => [`Great Glen, ${uncapital(name)} : ${numberIn(line, 'has')}`]),
  printed: { ops: {}, activations: {}, once: {} },
}
