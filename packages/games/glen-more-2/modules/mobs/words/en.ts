import { numberIn } from '@bothy/kernel'
import type { ChronicleTexts } from '../../../words/chronicle-texts.ts'
import { cell, coins, goods, plural, vp } from '../../../words/en-counts.ts'
import { card, field, the } from '../../../words/en-grammar.ts'
import { boxOf } from '../../../words/parts.ts'
import { GANGSTERS, type GangsterName, SNITCH, type GangsterId } from '../data/index.ts'
import { events, item, pennies, row, signed } from './en-events.ts'
import type { MobsModuleTypes } from '../rules/types.ts'
import { askedIn, gangsterName, haggisAt, ownerIn } from './parts.ts'

const TEXTS = {
  'peggy-mcwander': 'Place 2 tokens on free clan fields: others pay you the coins shown to claim them.',
  'joe-mcduff': '3 times, take the largest stack of coins from a market row.',
  'bruce-mcmail':
    'Carries 3 coins: pay one to another player for a resource just produced with an animal or material tile.',
  'peggy-mclaird': '3 times, reserve a tile ahead: others pay you to take it, and you must take it on your next turn.',
  'kenneth-mcsnitch': 'One of your Scotsmen walks through rival territory and steals unguarded resources.',
  'fergus-macdarkie':
    'One of your Scotsmen waits in rival territory: anyone who builds a tile next to it pays you 1 coin.',
  'sibyl-macsponge': 'Any other player who gains 6 VP or more from one source gives you 1 of them.',
  'derek-anderson': 'Once, move a tile from one player’s territory to another’s.',
  'mike-mccastle': 'Put a Scotsman in a rival’s Home Castle: it counts for you, and one of theirs doesn’t count.',
  'calum-mcquack': 'Give a −1 penny to a player when your boats pass each other; once, draw a second reward token.',
  'bully-mcmuscle': 'Spaces with rival boats cost your boat nothing; once, draw a second reward token.',
  'fraser-mcstarve': 'Once, before the rolls of a haggis scoring, a player gives you a haggis token.',
  'oonagh-mchagg': 'In each haggis scoring, one common roll can be repeated.',
  'elspeth-mctrick': 'On reaching or leaving the Mountain, exchange a coin or resource on it for any resource.',
  'erin-macmalt': 'Passing a Single Cask Sale, you can sell as if you had stopped there.',
  'john-mcclaim': 'Put 3 tokens on unflipped landmark cards: those cards count for you, not for their owners.',
} as const satisfies Record<GangsterName, string>

const NOW: { readonly [name in GangsterName]?: (n: number) => string } = {
  'peggy-mcwander': (n) => `Up to ${coins(n)} from others.`,
  'joe-mcduff': (n) => `The largest stacks now: ${coins(n)}.`,
  'peggy-mclaird': (n) => `Up to ${coins(n)} from others.`,
  'kenneth-mcsnitch': (n) => `Now ${plural(n, 'unguarded resource', 'unguarded resources')} in rival territory.`,
  'sibyl-macsponge': (n) => `${vp(n)} if a scoring came now.`,
  'derek-anderson': (n) => `One tile less is worth ${vp(n)} to you now.`,
  'mike-mccastle': (n) => `${vp(n)} more in a scoring now.`,
  'fraser-mcstarve': (n) => `Rivals have ${plural(n, 'haggis token', 'haggis tokens')}.`,
  'elspeth-mctrick': (n) => `Now ${plural(n, 'coin or resource', 'coins and resources')} on the Mountain.`,
  'john-mcclaim': (n) => `Rivals have ${plural(n, 'unflipped card', 'unflipped cards')}.`,
}
const now = (gangster: GangsterId, n: number): string => NOW[GANGSTERS[gangster]]?.(n) ?? ''

const PICKING: { readonly [name in GangsterName]?: string } = {
  'peggy-mcwander': 'choose a free clan field',
  'joe-mcduff': 'choose a market row',
  'peggy-mclaird': 'choose a tile ahead of you',
  'derek-anderson': 'choose a tile in any territory',
  'john-mcclaim': 'choose any player’s landmark card',
}

export const mobsWords = {
  short: {
    noPenny: 'no −1 penny',
    mob: 'gangsters first',
    fieldHasToken: 'has a token',
    rowHasNothing: 'no coins there',
    mustTakeReserved: 'reserved tile first',
    oneReserved: 'one at a time',
    notTakeableNow: 'can’t be taken now',
    tradeTile: 'trade tile',
    noNewHome: 'fits nowhere',
    cardTaken: 'taken or flipped',
    nobodyToBarge: 'no rival boat',
  } satisfies { readonly [W in MobsModuleTypes['reason']['why']]: string },
  title: 'Penny Mobs',
  legend: { plus: 'penny: +1 VP at the end', minus: 'penny: −1 VP at the end', lurker: 'gangster on a tile' },
  dock: {
    name: 'Penny Mobs',
    unit: 'VP',
    said: (points: number) => `${signed(points)} ${points === 1 || points === -1 ? 'point' : 'points'} at the end`,
  },
  prison: 'Prison',
  gangsterName,
  gangsterText: (gangster: GangsterId) => TEXTS[GANGSTERS[gangster]],
  penalty: (points: number) => `−${points} VP at the end`,
  pennies,
  worth: (points: number) => `${signed(points)} VP with the pennies`,
  now,
  hidden: (count: number) => `${plural(count, 'gangster comes', 'gangsters come')} with stack B`,
  tokens: (count: number) => plural(count, 'token', 'tokens'),
  tokenCoins: (list: readonly number[]) =>
    `Tokens of ${list.join(' and ')} ${list.length === 1 && list[0] === 1 ? 'coin' : 'coins'}`,
  coinsOnHim: (count: number) => `${coins(count)} left on the card`,
  held: (minus: number, plus: number) => `Pennies: ${minus} at −1, ${plus} at +1`,
  yourPennies: 'Your pennies',
  about: 'At the end every gangster costs you its penalty, and every penny counts as the side it shows.',
  takenBy: (name: string | null) => `Works for ${name ?? 'you'}`,
  lurks: (gangster: GangsterId, name: string | null) => `${gangsterName(gangster)} (${name ?? 'yours'})`,
  reserved: (name: string | null, count: number) =>
    name === null
      ? `You have reserved it: others pay you ${coins(count)}`
      : `Reserved: ${name} gets ${coins(count)} for it`,
  charged: (name: string | null, count: number) =>
    name === null ? `Your token: others pay you ${coins(count)}` : `Token: ${name} gets ${coins(count)}`,
  staked: (name: string | null) => `John McClaim: counts for ${name ?? 'you'}`,
  picking: (gangster: GangsterId, isHired: boolean) =>
    `${gangsterName(gangster)}: ${isHired ? 'choose the tile it moves to' : (PICKING[GANGSTERS[gangster]] ?? 'choose a Scotsman')}.`,
  reserveButton: (tile: string) => `Reserve ${tile}`,
  chargeButton: (place: string) => `Token on ${place}`,
  tokenButton: (count: number) => `Token of ${coins(count)}`,
  where: 'Whose territory?',
  exchange: 'On the Mountain',
  into: 'Exchange for',
  cards: 'Landmark cards',
  gangsters: 'Gangsters',
  pennyRow: 'Pennies',
  told: {
    gangsters: 'Gangsters cost VP at the end. Pennies can make up for it.',
    pennies: 'Each penny counts +1 or −1, by the side that it shows.',
    sponge: 'A player who gains 6 VP or more from one source gives 1 of them to the owner of Sibyl MacSponge.',
  },
  pennyButton: 'Put a penny on the gangster',
  recruitButton: 'Take the gangster',
  grabButton: 'Joe McDuff: take a stack',
  marketButton: 'Sell it at once',
  slipButton: 'Give a −1 penny',
  secondButton: 'Draw a second token',
  bargeButton: 'Push past rival boats',
  rerollButton: 'Roll again',
  declineButton: 'Do nothing',
  declineTurnButton: 'Not again this turn',
  notNowButton: 'Not now',
  stayButton: 'Stay there',
  helpMob:
    'A penny you put on a gangster changes from −1 to +1 VP, for the player who takes that gangster. Each gangster costs VP at the end.',
  helpTrick: 'The resource comes to the Mountain in its place.',
  helpDemand: 'That player chooses the token. Once per game.',
  helpHire: 'It comes from the supply or from one of your tiles, and stays with the gangster.',
  helpLurk: 'It counts neither for your territory nor for placing tiles.',
  helpIntercept: 'The coin comes from Bruce McMail and goes to the player who produced it.',
  helpShift: 'Both territories must stay connected; nothing is activated.',
}

export const mobs: ChronicleTexts<MobsModuleTypes> = {
  events,
  reasons: {
    noPenny: () => ['None of your pennies shows −1 any more.'],
    mob: (r) => [
      r.rule === 'GM2-C8-2'
        ? 'First place a penny, take a gangster, or do nothing.'
        : 'First answer the question about your gangster.',
    ],
    fieldHasToken: () => ['There’s already a token on this clan field.'],
    rowHasNothing: (r) => [`There are no coins in the ${row(r.row)}.`],
    mustTakeReserved: (r) => ['You must take the tile you have reserved: ', the(r.tile), '.'],
    oneReserved: () => ['You have already reserved a tile.'],
    notTakeableNow: () => ['You can only reserve a tile that you could take now.'],
    tradeTile: () => ['Trade tiles can’t be moved to another territory.'],
    noNewHome: () => ['This tile fits in no other territory.'],
    cardTaken: () => ['This landmark card is flipped, or already has a token.'],
    nobodyToBarge: () => ['There’s no rival boat on the next space.'],
  },
  actions: {
    penny: (a) => [`Put a penny on ${gangsterName(a.gangster)}`],
    recruit: (a, view) => {
      const found = view.chronicles.mobs?.prison.find((it) => it.gangster === a.gangster)
      return [
        `Take ${gangsterName(a.gangster)}${found === undefined || found.pennies === 0 ? '' : ` with ${pennies(found.pennies)}`}`,
      ]
    },
    charge: (a, view) => [
      'Put a Peggy McWander token on ',
      field(a.field),
      `: ${coins(boxOf(view).mobs.wander[a.token] ?? 0)}`,
    ],
    grab: (a) => [`Take the largest stack of the ${row(a.row)} with Joe McDuff`],
    intercept: (a) =>
      a.tile === null
        ? [`Buy ${goods([a.good])} with Bruce McMail and sell it`]
        : [`Buy ${goods([a.good])} with Bruce McMail for `, the(a.tile)],
    declineTurn: () => [mobsWords.declineTurnButton],
    reserve: (a, view) => [
      'Reserve ',
      the(a.tile),
      ` with Peggy McLaird: ${coins(boxOf(view).mobs.laird[a.token] ?? 0)}`,
    ],
    hire: (a) => [
      'Let the Scotsman ',
      ...(a.from === null ? ['from the supply'] : ['on ', the(a.from)]),
      ` play ${gangsterName(a.gangster)}`,
    ],
    lurk: (a, view) => [
      `Send ${gangsterName(askedIn(view).gangster)} to `,
      the(a.tile),
      ...ownerIn(view, a.tile, ' ('),
    ],
    sneak: (a) => [`Move ${gangsterName(SNITCH)} to `, the(a.tile)],
    steal: (a) => [`Steal ${goods([a.good])} and put it on `, the(a.tile)],
    shift: (a) => ['Move ', the(a.tile), ' to another territory with Derek Anderson'],
    rehome: (a) => ['Move it to ', { part: 'seat', seat: a.to, text: null }, `’s territory: ${cell(a.x, a.y)}`],
    trick: (a) => [`Exchange ${item(a.item)} on the Mountain for ${goods([a.good])}`],
    stake: (a) => ['Put a John McClaim token on ', card(a.card)],
    slip: () => ['Give a −1 penny'],
    second: () => ['Draw a second reward token'],
    barge: () => ['Push past rival boats with Bully McMuscle'],
    demand: (a) => ['Demand a haggis token from ', { part: 'seat', seat: a.of, text: null }],
    surrender: (a, view) => {
      const value = haggisAt(view, a.place)
      return [`Give haggis token ${a.place + 1}${value === null ? '' : ` (value ${value})`}`]
    },
    reroll: () => ['Roll again'],
  },
  prompts: {
    mob: {
      asked: () => ['Put a penny on a gangster, take a gangster with its pennies, or do nothing.'],
      awaited: { one: 'to finish the turn at the prison', several: 'to finish their turns at the prison' },
      decline: mobsWords.declineButton,
    },
    hire: {
      asked: (view) => [`Choose which Scotsman becomes ${gangsterName(askedIn(view).gangster)}, or wait.`],
      awaited: { one: 'to choose a Scotsman', several: 'to choose a Scotsman' },
      decline: mobsWords.notNowButton,
    },
    lurk: {
      asked: (view) => {
        const { gangster, may } = askedIn(view)
        return [`${may ? 'You can send' : 'Send'} ${gangsterName(gangster)} to another player’s territory.`]
      },
      awaited: { one: 'to send a gangster elsewhere', several: 'to send a gangster elsewhere' },
      decline: mobsWords.stayButton,
    },
    steal: {
      asked: (view) => [`Steal a resource with Kenneth McSnitch: ${goods(askedIn(view).goods)}?`],
      awaited: { one: 'to decide about a theft', several: 'to decide about a theft' },
      decline: 'Steal nothing',
    },
    intercept: {
      asked: (view) => {
        const { goods: list, tile } = askedIn(view)
        return [
          `Bruce McMail: buy 1 resource (${goods(list)})`,
          ...(tile === null ? [] : [', just produced by ', the(tile)]),
          '?',
        ]
      },
      awaited: { one: 'to decide about a resource', several: 'to decide about a resource' },
      decline: mobsWords.declineButton,
    },
    rehome: {
      asked: (view) => {
        const { tile } = askedIn(view)
        return ['Choose a territory and a place for ', ...(tile === null ? ['the tile'] : [the(tile)]), '.']
      },
      awaited: { one: 'to move a tile', several: 'to move a tile' },
    },
    trick: {
      asked: () => ['Elspeth McTrick: exchange a coin or resource on the Mountain for any resource?'],
      awaited: {
        one: 'to exchange a coin or resource on the Mountain',
        several: 'to exchange a coin or resource on the Mountain',
      },
      decline: mobsWords.declineButton,
    },
    stake: {
      asked: () => ['Put John McClaim tokens on landmark cards, or wait.'],
      awaited: { one: 'to put tokens on landmark cards', several: 'to put tokens on landmark cards' },
      decline: mobsWords.notNowButton,
    },
    slip: {
      asked: (view) => {
        const { of } = askedIn(view)
        return [
          'Calum McQuack: give a −1 penny to ',
          ...(of === null ? ['the other player'] : [{ part: 'seat' as const, seat: of, text: null }]),
          '?',
        ]
      },
      awaited: { one: 'to decide about a penny', several: 'to decide about a penny' },
      decline: mobsWords.declineButton,
    },
    second: {
      asked: (view) => [`${gangsterName(askedIn(view).gangster)}: draw a second reward token at random?`],
      awaited: { one: 'to decide about a reward token', several: 'to decide about a reward token' },
      decline: mobsWords.notNowButton,
    },
    barging: null,
    demand: {
      asked: () => ['Fraser McStarve: demand a haggis token from another player?'],
      awaited: { one: 'to demand a haggis token', several: 'to demand a haggis token' },
      decline: mobsWords.notNowButton,
    },
    surrender: {
      asked: (view) => {
        const { of } = askedIn(view)
        return [
          'Fraser McStarve: choose the haggis token you give to ',
          ...(of === null ? ['the other player'] : [{ part: 'seat' as const, seat: of, text: null }]),
          '.',
        ]
      },
      awaited: { one: 'to give a haggis token away', several: 'to give a haggis token away' },
    },
    reroll: {
      asked: (view) => {
        const roll = view.chronicles.haggis?.rolls?.at(-1)
        return [`Oonagh McHagg: roll the die again?${roll === undefined ? '' : ` It shows ${roll}.`}`]
      },
      awaited: { one: 'to decide about a roll', several: 'to decide about a roll' },
      decline: mobsWords.declineButton,
    },
  },
  sources: { gangsters: ' for gangsters', pennies: ' for pennies', sponge: ' because of Sibyl MacSponge' },
  lines: {
    gangsters: (line) => [`Gangsters: ${numberIn(line, 'gangsters')}`],
    pennies: (line) => [`Pennies: ${numberIn(line, 'plus')} at +1, ${numberIn(line, 'minus')} at −1`],
    sponge: () => ['Sibyl MacSponge'],
  },
  printed: { ops: {}, activations: {}, once: {} },
}
