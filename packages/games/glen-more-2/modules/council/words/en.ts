import { joined, listed, type Message, numberIn, type Part } from '@bothy/kernel'
import type { ChronicleTexts } from '../../../words/chronicle-texts.ts'
import { plural, vp } from '../../../words/en-counts.ts'
import { type Reader, You, you } from '../../../words/en-grammar.ts'
import { uncapital } from '../../../words/parts.ts'
import { GLEN_CARDS, type GlenCardId, type GlenCardName, type Vote } from '../data/index.ts'
import type { CouncilModuleTypes } from '../rules/types.ts'
import { glenItem, linesOf } from './parts.ts'

const NAMES = {
  'largest-square': 'Largest square',
  'most-animals': 'Most animals',
  'most-sets': 'Most sets',
  'most-building': 'Most wood and stone',
  'castles-with-scotsmen': 'Occupied castles',
  'smallest-territory': 'Smallest territory',
  'farthest-scotsman': 'Farthest Scotsman',
  'most-whisky-tiles': 'Most whisky tiles',
  'largest-pasture': 'Largest pasture',
  'most-discards': 'Most discarded tiles',
} as const satisfies Record<GlenCardName, string>

const REWARDS = {
  'largest-square': 'the largest square of tiles without gaps, at least 2 by 2',
  'most-animals': 'the most sheep and cattle on tiles',
  'most-sets':
    'the most complete sets of a Scotsman in the Home Castle, a cask, a landmark card and a person; Castle Moil counts',
  'most-building': 'the most wood and stone on tiles',
  'castles-with-scotsmen': 'the most castles with a Scotsman, Home Castle included',
  'smallest-territory': 'the smallest territory',
  'farthest-scotsman': 'the Scotsman farthest from the Home Castle, in movement points',
  'most-whisky-tiles': 'the most whisky tiles',
  'largest-pasture': 'the largest group of animal tiles joined by their edges',
  'most-discards': 'the most tiles in your own discard pile: tiles discarded by your moves go there',
} as const satisfies Record<GlenCardName, string>

/** Beside a scoring there is room for a short line. */
const TOLD = {
  ...REWARDS,
  'most-sets': 'the most sets of castle Scotsman, cask, landmark card and person',
} as const satisfies Record<GlenCardName, string>

const VALUES = {
  'largest-square': (n) => (n === 0 ? 'no square' : `${n} by ${n}`),
  'most-animals': (n) => plural(n, 'animal', 'animals'),
  'most-sets': (n) => plural(n, 'set', 'sets'),
  'most-building': (n) => `${n} wood and stone`,
  'castles-with-scotsmen': (n) => plural(n, 'castle', 'castles'),
  'smallest-territory': (n) => plural(n, 'tile', 'tiles'),
  'farthest-scotsman': (n) => plural(n, 'movement point', 'movement points'),
  'most-whisky-tiles': (n) => plural(n, 'whisky tile', 'whisky tiles'),
  'largest-pasture': (n) => plural(n, 'tile', 'tiles'),
  'most-discards': (n) => plural(n, 'tile', 'tiles'),
} as const satisfies Record<GlenCardName, (n: number) => string>

const VOTE_NAMES = { aye: 'AYE', nay: 'NAY' } as const satisfies Record<Vote, string>

const card = (id: GlenCardId): Part => glenItem(id, NAMES[GLEN_CARDS[id]])
const quoted = (id: GlenCardId): Message => ['“', card(id), '”']
const count = (votes: readonly Vote[], vote: Vote): string =>
  `${votes.filter((one) => one === vote).length} ${VOTE_NAMES[vote]}`
const bySeat = (me: Reader, told: readonly string[]): Message =>
  listed(
    told.map((text, seat): Message => [you(seat, me), ` ${text}`]),
    'and',
  )

export const councilWords = {
  short: {
    votedOn: 'voted on',
    noToken: 'no token left',
    council: 'council first',
  } satisfies { readonly [W in CouncilModuleTypes['reason']['why']]: string },
  title: 'Clan council',
  dock: { name: 'Council', unit: (votes: number) => (votes === 1 ? 'vote' : 'votes') },
  cardName: (id: GlenCardId) => NAMES[GLEN_CARDS[id]],
  cardText: (id: GlenCardId, points: number) =>
    `${vp(points)} at the end for ${REWARDS[GLEN_CARDS[id]]}. Shared if tied, rounded up.`,
  cardTold: (id: GlenCardId) => `VP for ${TOLD[GLEN_CARDS[id]].split(';')[0]}. Tied players share them.`,
  cardValue: (id: GlenCardId, value: number) => VALUES[GLEN_CARDS[id]](value),
  voteName: (vote: Vote) => VOTE_NAMES[vote],
  voteButton: (vote: Vote) => `Vote ${VOTE_NAMES[vote]}`,
  helpConvene: 'All players then vote on it in secret.',
  helpVote: 'Vote in secret. If the votes are tied, the card is adopted. Tokens stay on it.',
  adopted: 'Adopted',
  rejected: 'Rejected',
  open: 'Not voted on yet',
  tokens: (aye: number, nay: number) => `${aye} AYE, ${nay} NAY left`,
  hasVoted: 'Has voted',
  ownVote: (vote: Vote) => `Your vote: ${VOTE_NAMES[vote]}`,
}

export const council: ChronicleTexts<CouncilModuleTypes> = {
  events: {
    glenDealt: (e) => [
      'Great Glen cards: ',
      ...joined(
        e.cards.map((id) => [card(id)]),
        ', ',
      ),
      '.',
    ],
    councilCalled: (e, me) => [You(e.seat, me), ' called a clan council on ', ...quoted(e.card), '.'],
    voted: (e, me) => [You(e.seat, me), e.vote === null ? ' voted.' : ` voted ${VOTE_NAMES[e.vote]}.`],
    votesShown: (e, me) => [
      ...quoted(e.card),
      ` was ${e.adopted ? 'adopted' : 'rejected'}, ${count(e.votes, 'aye')} to ${count(e.votes, 'nay')}: `,
      ...bySeat(
        me,
        e.votes.map((vote) => VOTE_NAMES[vote]),
      ),
      '.',
    ],
    glenScored: (e, me) => [
      card(e.card),
      ': ',
      ...bySeat(
        me,
        e.values.map((value, seat) => `${VALUES[GLEN_CARDS[e.card]](value)} (${vp(e.wins[seat])})`),
      ),
      '.',
    ],
  },
  reasons: {
    votedOn: () => ['There has already been a vote on this card: choose another.'],
    noToken: (r) => [`You have no ${VOTE_NAMES[r.vote]} tokens left.`],
    council: () => ['The clan council comes first: choose a card, then vote.'],
  },
  actions: {
    convene: (a) => ['Call a vote on ', ...quoted(a.card)],
    vote: (a) => [councilWords.voteButton(a.vote)],
  },
  prompts: {
    convene: {
      asked: () => ['Choose a card for the clan council to vote on.'],
      awaited: { one: 'to call a vote', several: 'to call a vote' },
    },
    vote: {
      asked: ({ chronicles }) => [
        'Should ',
        ...(chronicles.council === undefined || chronicles.council.vote === null
          ? ['the card']
          : quoted(chronicles.council.vote.card)),
        ' score at the end?',
      ],
      awaited: { one: 'to vote', several: 'to vote' },
    },
  },
  sources: { glen: ' for a Great Glen card' },
  lines: linesOf(NAMES, (name, line) => [`Great Glen, ${uncapital(name)}: ${numberIn(line, 'has')}`]),
  printed: { ops: {}, activations: {}, once: {} },
}
