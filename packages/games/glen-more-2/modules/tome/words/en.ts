import { type Message, numberIn } from '@bothy/kernel'
import { GOODS, type Good } from '../../../data/goods.ts'
import type { Op } from '../../../data/ops.ts'
import type { ChronicleTexts } from '../../../words/chronicle-texts.ts'
import {
  all,
  CATEGORY_NAMES,
  coins,
  GOOD_NAMES,
  goods,
  plural,
  scotsmen,
  tileCount,
  TYPE_NAMES,
  vp,
} from '../../../words/en-counts.ts'
import { card, the, You, you } from '../../../words/en-grammar.ts'
import { tileInSentence } from '../../../words/en-names.ts'
import { fieldName } from '../../../words/names.ts'
import { goodsIn } from '../../../words/parts.ts'
import type { View } from '../../../rules/types.ts'
import type { TomeModuleTypes } from '../rules/types.ts'
import { type Change, leftIn, shownIn } from './parts.ts'

export const tomeWords = {
  title: 'Events',
  legend: {
    ladder: 'a better scoring table',
    borrowed: 'activate a tile of another player',
    around: 'and its neighbours',
    pile: 'build from the discard pile',
    england: 'England token or England row',
    swap: 'swap places',
  },
  dock: { name: 'The Tome', unit: (of: number) => `of ${of}` },
  short: {
    noEvent: 'no card to flip',
    turned: 'already flipped',
    eventScotsmen: 'too few Scotsmen',
    eventVp: 'too few VP',
    event: 'event first',
  } satisfies { readonly [W in TomeModuleTypes['reason']['why']]: string },
  eventSide: 'event side',
  useButton: 'With its event',
  flipButton: 'Without its event',
  picking: (name: string) => `${name}: with its event, or without?`,
  helpEvent: 'You can flip a card only once: its event comes now or never.',
  helpForfeit: 'From any of your tiles. You can place it again later.',
  helpFlip: 'Its event is not used, now or later.',
  helpExchange: 'You can buy what you lack at the market.',
  helpBorrow: 'You pay what the tile asks. Resources go on your own tiles; its owner loses nothing.',
  helpWalk: 'It costs no movement points.',
  betterTable: (of: string) => `Better scoring table: ${of}`,
  ladder: (name: string, category: string, list: readonly number[]) =>
    `${name}, ${category}: ${list.join(', ')} VP for ${steps(list)} ahead`,
  event: 'Event',
  all: 'all',
  turnedOf: (n: number, of: number) => `${n} of ${plural(of, 'card', 'cards')} flipped`,
  turning: ([now, then]: Change, [vpNow, vpThen]: Change) =>
    `Flipping a card: landmarks from ${now} to ${then}, ${vpNow} to ${vp(vpThen)} at the next scoring`,
  triggers: (n: number) => (n === 0 ? 'event: no card to flip' : `event: flip 1 of ${plural(n, 'card', 'cards')}`),
  borrow: 'Other players’ tiles',
  exchange: 'Exchange for VP',
  unused: (n: number) => `${tileCount(n)} would give nothing now`,
  now: {
    nothing: 'nothing now',
    coins,
    table: ([before, after]: Change) => `next scoring: ${after} instead of ${vp(before)}`,
    otherCards: (n: number) => plural(n, 'other card', 'other cards'),
    has: (name: string) => `you have ${name}`,
    hasNot: (name: string) => `without ${name}`,
    upTo: (n: number) => `up to ${vp(n)}`,
    buy: (list: readonly Good[], price: number | null) =>
      price === null ? `missing: ${goods(list)}` : `buy ${goods(list)} for ${coins(price)}`,
    tiles: (n: number) => `${tileCount(n)} to activate`,
    othersTiles: (n: number) => `${tileCount(n)} to choose from`,
    pile: (n: number) => `${tileCount(n)} in the discard pile`,
    away: (n: number) => `${scotsmen(n)} to move`,
    fields: (n: number) => plural(n, 'free purple field', 'free purple fields'),
    penalty: (n: number) => `your extra tiles cost ${vp(n)}`,
    toCastle: 'they go to your Home Castle',
  },
}

const steps = (list: readonly number[]): string => `${list.map((_, i) => i + 1).join(', ')}+`

function exchangePrompt(view: View): string {
  const { deals = [], each = false } = shownIn(view) ?? {}
  const [first] = deals
  if (first === undefined) return 'Exchange resources for VP, or decline.'
  return `Exchange ${goods(first.goods)} for ${vp(first.vp)}${each ? ', as often as you like' : ''}, or decline.`
}

function exchangeLabel(a: Extract<TomeModuleTypes['action'], { type: 'exchange' }>, view: View): Message {
  const deal = shownIn(view)?.deals.find(({ goods: pay, by }) => by === a.by && pay.join() === a.goods.join())
  const pays = all([...(a.goods.length > 0 ? [goods(a.goods)] : []), ...(a.by === 'coin' ? [coins(1)] : [])])
  return [
    `Exchange ${pays}${deal === undefined ? '' : ` for ${vp(deal.vp)}`}${a.by === 'coin' ? ' with Sinclair' : ''}`,
  ]
}

const granted = (ops: readonly Op[]): string =>
  all(
    ops.flatMap((op) => {
      if (op.op === 'vp') return [`score ${vp(op.amount)}`]
      return op.op === 'exchangeOnce' ? [`exchange ${goods(goodsIn(op.pay))} for ${vp(op.vp)}`] : []
    }),
  )

export const tome: ChronicleTexts<TomeModuleTypes> = {
  events: {
    cardTurned: (e, me) => [
      You(e.seat, me),
      ' flipped ',
      card(e.card),
      e.used ? ' and used its event.' : ' without its event.',
    ],
    tableReplaced: (e, me) => [
      You(e.seat, me),
      ` got a better scoring table for ${CATEGORY_NAMES[e.category]}, until the end of the game.`,
    ],
    tileBorrowed: (e, me) => [
      You(e.seat, me),
      ' activated ',
      the(e.tile),
      ...(e.owner === me ? [' in your'] : [' in ', you(e.owner, me), '’s']),
      ' territory.',
    ],
  },
  reasons: {
    noEvent: () => ['You have no landmark card left to flip.'],
    turned: () => ['This card has already been flipped.'],
    eventScotsmen: ({ need, has }) => [
      `This event costs ${scotsmen(need)}, and you have ${has} in your territory. You can flip the card without it.`,
    ],
    eventVp: ({ need, has }) => [
      `This event costs ${vp(need)}, and you have ${vp(has)}. You can flip the card without it.`,
    ],
    event: () => ['Finish the effect of the card first.'],
  },
  actions: {
    event: ({ card: id }) => ['Flip ', card(id), ' and use its event'],
    flip: ({ card: id }) => ['Flip ', card(id), ' without its event'],
    exchange: exchangeLabel,
  },
  prompts: {
    event: {
      asked: () => ['Flip one of your landmark cards: it counts more in scorings, and you can use its event now.'],
      awaited: { one: 'to choose an event', several: 'to choose an event' },
    },
    resolving: null,
    forfeit: {
      asked: (view) => [
        `Choose ${leftIn(view) > 1 ? `${leftIn(view)} Scotsmen` : 'a Scotsman'} to return to your supply.`,
      ],
      awaited: { one: 'to choose a Scotsman to return', several: 'to choose a Scotsman to return' },
    },
    flip: {
      asked: () => ['Flip another landmark card without its event, or decline.'],
      awaited: { one: 'to flip a landmark card', several: 'to flip a landmark card' },
      decline: 'Flip no card',
    },
    exchange: {
      asked: (view) => [exchangePrompt(view)],
      awaited: { one: 'to exchange resources for VP', several: 'to exchange resources for VP' },
      decline: 'Exchange nothing',
    },
    exchanged: null,
    borrow: {
      asked: (view) => [
        leftIn(view) > 1
          ? `Activate up to ${tileCount(leftIn(view))} in other players’ territories, or stop.`
          : 'Activate 1 tile in another player’s territory, or stop.',
      ],
      awaited: { one: 'to activate other players’ tiles', several: 'to activate other players’ tiles' },
      decline: 'Stop activating',
    },
    recall: {
      asked: () => ['Move a Scotsman to your Home Castle without a movement point, or decline.'],
      awaited: { one: 'to move a Scotsman', several: 'to move a Scotsman' },
      decline: 'Move nobody',
    },
    muster: {
      asked: () => ['Move Scotsmen from your Home Castle to any of your tiles, or stop.'],
      awaited: { one: 'to move Scotsmen', several: 'to move Scotsmen' },
      decline: 'Stop moving',
    },
  },
  sources: { event: ' for an event' },
  lines: { event: (line) => [`Events: ${plural(numberIn(line, 'turned'), 'flipped card', 'flipped cards')}`] },
  printed: {
    ops: {
      activateAllOfType: ({ type }) => `activate all your ${TYPE_NAMES[type]}s`,
      activateOpponentTiles: ({ max }) => `activate up to ${tileCount(max)} in other players’ territories`,
      activateTileAndNeighbours: () => 'activate this tile and its neighbours',
      coinsPerEventSide: ({ amount }) => `take ${coins(amount)} for each of your flipped cards, this one included`,
      exchangeOnce: ({ pay, vp: n }) => `exchange ${goods(goodsIn(pay))} for ${vp(n)}`,
      exchangePerUnit: ({ good, vpEach }) =>
        `exchange any amount of ${GOOD_NAMES[GOODS[good]]} for ${vp(vpEach)} per ${GOOD_NAMES[GOODS[good]]}`,
      flipLandmark: ({ amount }) => `flip ${plural(amount, 'other card', 'other cards')} without using the event`,
      ifClan: ({ clan, grants }) => `with a marker on ${fieldName(clan)}, you can ${granted(grants)}`,
      ifPerson: ({ person, grants }) => `with ${tileInSentence(person)}, ${granted(grants)}`,
      moveFromHomeCastleFree: () =>
        'move any number of Scotsmen from your Home Castle to any of your tiles without movement points',
      payScotsman: ({ amount }) => `return ${scotsmen(amount)} to your supply`,
      payVp: ({ amount }) => `return ${vp(amount)}`,
      replaceScoringTable: ({ category }) => `use the better scoring table for ${CATEGORY_NAMES[category]}`,
      teleportScotsman: ({ amount }) => `move ${scotsmen(amount)} to your Home Castle without movement points`,
    },
    activations: { event: () => 'flip one of your landmark cards and use its event' },
    once: {},
  },
}
