import { listedText, type Message, numberIn, type Seat } from '@bothy/kernel'
import type { ChronicleTexts } from '../../../words/chronicle-texts.ts'
import { casks, coins, markers, points, resources, scotsmen, spaces, vp } from '../../../words/en-counts.ts'
import { type Reader, the, You, you, your } from '../../../words/en-grammar.ts'
import { RACE_START, type Prize } from '../data/index.ts'
import type { RaceModuleTypes, RewardShown } from '../rules/types.ts'
import { rewardAt, rewardIn, type RewardTexts } from './parts.ts'

const GIVES: RewardTexts = {
  vp2: vp,
  vp3: vp,
  coins2: coins,
  joker: (n) => `${resources(n)} of your choice`,
  whisky: casks,
  scotsman: scotsmen,
  move2: points,
  clan: markers,
}

const RANKS = ['1st', '2nd', '3rd'] as const
const ranked = (place: number): string => RANKS[place - 1] ?? `${place}th`
const placed = (place: number): string => `${ranked(place)} place`

const castle = (seat: Seat | null, me: Reader): Message => {
  if (seat === null) return ['a neutral castle']
  return seat === me ? ['your Home Castle'] : [you(seat, me), '’s Home Castle']
}

export const raceWords = {
  title: 'Boat race',
  legend: { boat: 'boat of a player', reward: 'reward token, face down', prize: 'VP for the place in the race' },
  /** At most 11 letters. */
  dock: { name: 'Boat race', left: 'to go', home: 'home', last: 'last' },
  short: {
    raceNotBegun: 'race not started',
    boatAtHome: 'boat is home',
    boatOnTile: 'boat on it',
    tokenFirst: 'token first',
  } satisfies { readonly [W in RaceModuleTypes['reason']['why']]: string },
  about:
    'A movement point moves your boat 1 space instead of a Scotsman. Boats go right to left along all the rivers, then home. At each castle you see its reward tokens and can take one.',
  rowButton: 'Move your boat',
  helpMove: (n: number) => `Each movement point moves a Scotsman or your boat (${spaces(n)} to go).`,
  rowToCastle: 'Move your boat to the castle: reward token',
  rowHome: (prize: string) => `Move your boat home: ${prize}`,
  declineButton: 'Take no token',
  helpToken: 'Only you can see these tokens. The rest stay face down.',
  reward: (token: RewardShown) => rewardIn(GIVES, token),
  left: (n: number) => `${spaces(n)} to go`,
  rank: ranked,
  place: placed,
  last: 'Last: coins are worth no VP at the end',
  lastPlace: 'last',
  lastCard: 'Last card: coins are worth no VP at the end',
  ready: (n: number) => `race not started, ${spaces(n)} to go`,
  prize: (prize: Prize) => [vp(prize.vp), ...(prize.cask > 0 ? [casks(prize.cask)] : [])].join(' and '),
  neutralRiver: 'Neutral river',
  yourRiver: 'Your river',
  riverOf: (name: string) => `${name}’s river`,
  spacesTo: (right: number, left: number) => `${spaces(right)} before the castle, ${left} after it`,
  tokens: 'Reward tokens',
  tokensOn: (n: number) =>
    n === 0 ? 'No reward tokens left' : `${n} reward ${n === 1 ? 'token' : 'tokens'} face down`,
  seen: (rewards: readonly string[]) => `You have seen: ${rewards.join(', ')}`,
  lookedBy: (names: readonly string[]) => `Seen by ${listedText(names, 'and')}`,
  inBox: (n: number) => `${n} in the box`,
  boatHere: (boat: string) => `boat (${boat})`,
}

export const race: ChronicleTexts<RaceModuleTypes> = {
  events: {
    raceBegan: (e, me) => [You(e.seat, me), ' passed ', the(RACE_START), ': the boat race started.'],
    rowed: (e, me) =>
      e.left === 0
        ? [You(e.seat, me), ` moved ${your(e.seat, me)} boat home.`]
        : [You(e.seat, me), ` moved ${your(e.seat, me)} boat 1 space: ${raceWords.left(e.left)}.`],
    tokensSeen: (e, me) => [
      You(e.seat, me),
      ' looked at the reward tokens on ',
      ...castle(e.of, me),
      e.tokens === null ? '.' : `: ${listedText(e.tokens.map(raceWords.reward), 'and')}.`,
    ],
    tokenTaken: (e, me) => [You(e.seat, me), ` took a reward token: ${raceWords.reward(e.token)}.`],
    tokensLeft: (e, me) => [You(e.seat, me), ' took no reward token.'],
    boatHome: (e, me) => [You(e.seat, me), ` finished the boat race in ${placed(e.place)}.`],
    lastCard: (e, me) => [
      You(e.seat, me),
      e.beaten ? ' came last in the boat race: ' : ' didn’t finish the boat race: ',
      `${your(e.seat, me)} coins are worth no VP at the end.`,
    ],
  },
  reasons: {
    raceNotBegun: () => ['The boat race hasn’t started: a player must pass Race Start first.'],
    boatAtHome: () => ['The boat race is over for you: your boat is home.'],
    boatOnTile: () => ['A boat is on this tile, so it can’t be removed.'],
    tokenFirst: () => ['First choose a reward token, or take none.'],
  },
  actions: {
    row: () => ['Move your boat 1 space'],
    token: (a, view) => [`Take the reward token: ${raceWords.reward(rewardAt(view, a.reward))}`],
  },
  prompts: {
    castle: null,
    token: {
      asked: () => ['Choose a reward token, or take none.'],
      awaited: { one: 'to choose a reward token', several: 'to choose a reward token' },
      decline: raceWords.declineButton,
    },
  },
  sources: { race: ' for the boat race' },
  lines: {
    race: (line) => {
      const place = numberIn(line, 'place')
      if (place > 0) return [`Boat race: ${placed(place)}`]
      if (numberIn(line, 'last') > 0) return ['Boat race: last']
      return [`Boat race: ${raceWords.left(numberIn(line, 'left'))}`]
    },
  },
  printed: { ops: {}, activations: {}, once: {} },
}
