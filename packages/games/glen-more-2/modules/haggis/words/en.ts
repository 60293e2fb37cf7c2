import { listed, listedText, type Message, numberIn, type Seat } from '@bothy/kernel'
import type { ChronicleTexts } from '../../../words/chronicle-texts.ts'
import { casks, goods, haggisTokens, plural, vp } from '../../../words/en-counts.ts'
import { type Reader, You, you, your } from '../../../words/en-grammar.ts'
import { namesIn } from '../../../data/bundles.ts'
import { feastVp, HAGGIS_VALUES, type HaggisValue, sumOf, type BoxHaggis } from '../data/index.ts'
import type { HaggisModuleTypes } from '../rules/types.ts'
import { newest, shownIn, valueAt, vpNow } from './parts.ts'

const values = (list: readonly number[], word: 'and' | 'or'): string => listedText(list.map(String), word)
const people = (seats: readonly Seat[], me: Reader): Message =>
  listed(
    seats.map((seat): Message => [you(seat, me)]),
    'and',
  )
const aToken = (value: HaggisValue | null): string => (value === null ? 'a token' : `a token of value ${value}`)

function turnedUp(seats: readonly Seat[], roll: number, me: Reader): Message {
  if (seats.length === 0) return ['No token was turned up.']
  return seats.length === 1
    ? [You(seats[0], me), ` turned up a ${roll}.`]
    : ['A token was turned up by ', ...people(seats, me), '.']
}

export const haggisWords = {
  short: {
    noHaggis: 'no haggis left',
    noneHidden: 'none face down',
    newToken: 'new token',
    haggis: 'haggis first',
    feast: 'haggis first',
  } satisfies { readonly [W in HaggisModuleTypes['reason']['why']]: string },
  title: 'Haggis',
  legend: { shown: 'token and its value', counts: 'token that counts now' },
  dock: { name: 'Haggis', unit: 'served', said: haggisTokens },
  hiddenToken: 'Hidden token',
  tokenName: (value: HaggisValue) => `Token of value ${value}`,
  maybe: (list: readonly HaggisValue[]) => `Hidden: ${values(list, 'or')}`,
  pool: (n: number) => `${haggisTokens(n)} face down`,
  rollButton: (n: number) => `Roll for ${casks(n)}`,
  declineButton: 'No more rolls',
  helpTake: 'Only you can look at the tokens on your table.',
  helpPutBack: 'The new token stays.',
  helpRoll: 'A token of the rolled value is turned up. You score the number of tokens turned up times their sum.',
  hope: (points: number) => `About ${vp(points)} expected from the next haggis scoring`,
  rolls: (list: readonly number[]) => `Rolls: ${list.join(', ')}`,
  tableOf: (name: string | null) => (name === null ? 'Your serving table' : `Serving table: ${name}`),
  faceUp: (list: readonly HaggisValue[]) =>
    list.length === 0 ? 'No tokens face up' : `Face up: ${values(list, 'and')}`,
  emptyTable: 'No tokens yet',
  copies: (list: readonly number[]) => `In the box: ${list.map((n, i) => `${n} × ${HAGGIS_VALUES[i]}`).join(', ')}`,
  about: (points: number) => `~ ${points} VP`,
  would: (points: number) => `Then about ${points} VP expected from the next haggis scoring`,
  hopeHelp: '~ expected from the next haggis scoring',
  newOne: 'new',
  product: (list: readonly number[]) => `${list.length} × ${sumOf(list)} = ${vp(feastVp(list))}`,
  rolled: (roll: number, points: number) => (points === 0 ? `On a ${roll}: nothing` : `On a ${roll}: +${vp(points)}`),
  told: 'The number of tokens turned up is multiplied by the sum of their values. Hidden ones wait.',
  scorings: (n: number) =>
    n === 0 ? 'No haggis scoring to come' : `${plural(n, 'haggis scoring', 'haggis scorings')} to come`,
  explain: ({ rolls, turnedUp: most }: BoxHaggis) => [
    'Inns bring haggis tokens. Take one of those that are face up, or draw one that is face down; it stays hidden on your serving table.',
    `In a haggis scoring the die is rolled ${plural(rolls, 'time', 'times')}. Each roll turns up one hidden token of its value on every table, up to ${most} of a table; after that you can pay with casks for rolls of your own.`,
    'You score the number of your turned-up tokens times their sum. They go back; what stayed hidden waits for the next haggis scoring.',
  ],
}

export const haggis: ChronicleTexts<HaggisModuleTypes> = {
  events: {
    haggisDealt: (e) => [`Haggis tokens face up: ${values(e.values, 'and')}.`],
    haggisTaken: (e, me) => [You(e.seat, me), ` took a haggis token of value ${e.value}.`],
    haggisDrawn: (e, me) => [
      You(e.seat, me),
      e.value === null ? ' drew a hidden haggis token.' : ` drew a hidden haggis token: ${e.value}.`,
    ],
    haggisPutBack: (e, me) => [
      You(e.seat, me),
      ` put back ${aToken(e.value)} from ${your(e.seat, me)} full serving table.`,
    ],
    haggisTurnedUp: (e) => [
      `New haggis ${e.values.length === 1 ? 'token' : 'tokens'} face up: ${values(e.values, 'and')}.`,
    ],
    haggisRolled: (e, me) =>
      e.seat === null
        ? [`Haggis scoring: the die showed ${e.roll}. `, ...turnedUp(e.up, e.roll, me)]
        : [
            You(e.seat, me),
            ` rolled a ${e.roll}${e.up.length === 0 ? ', which turned up no token' : ' and turned up a token'}.`,
          ],
    haggisScored: (e, me) => [
      'Haggis scoring: ',
      ...listed(
        e.values.map((list, seat): Message => [
          you(seat, me),
          list.length === 0 ? ' nothing' : ` ${list.join('+')} (${vp(e.vp[seat])})`,
        ]),
        'and',
      ),
      '.',
    ],
  },
  reasons: {
    noHaggis: () => ['There are no haggis tokens left to take.'],
    noneHidden: () => ['There are no face-down tokens left: take one that is face up.'],
    newToken: () => ['You’ve just taken this token: put back one of the others.'],
    haggis: () => ['First choose your haggis token.'],
    feast: () => ['First finish the haggis scoring.'],
  },
  actions: {
    haggis: ({ value }) => [value === null ? 'Draw a hidden haggis token' : `Take the haggis token of value ${value}`],
    putBack: ({ place }, view) => [`Put back ${aToken(valueAt(view, place))} (place ${place + 1})`],
    roll: (_a, view) => [`Pay ${casks(shownIn(view)?.casks ?? 1)} for a roll of your own`],
  },
  prompts: {
    haggis: {
      asked: () => ['Take a face-up haggis token, or draw a hidden one.'],
      awaited: { one: 'to take a haggis token', several: 'to take a haggis token' },
    },
    putBack: {
      asked: (view) => {
        const value = newest(view)
        return [
          `Your serving table is full: put back one of the old tokens${value === null ? '' : ` (the new one is a ${value})`}.`,
        ]
      },
      awaited: { one: 'to put back a haggis token', several: 'to put back a haggis token' },
    },
    privateRoll: {
      asked: (view) => [
        `Haggis: pay ${casks(shownIn(view)?.casks ?? 1)} for a roll of your own? You have ${vp(vpNow(view))}.`,
      ],
      awaited: { one: 'to roll for more haggis', several: 'to roll for more haggis' },
      decline: haggisWords.declineButton,
    },
    commonRolls: null,
    commonTurn: null,
    rolling: null,
  },
  sources: { haggis: ' for haggis' },
  lines: { haggis: (line) => [`Haggis: ${haggisTokens(numberIn(line, 'tokens'))} on the table`] },
  printed: {
    ops: {},
    activations: {
      haggis: ({ pay, tokens: n }) => `pay ${goods(namesIn(pay))} for ${haggisTokens(n)}`,
    },
    once: { haggis: ({ amount }) => haggisTokens(amount) },
  },
}
