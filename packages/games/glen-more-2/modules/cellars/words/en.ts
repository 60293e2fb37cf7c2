import { type Message, numberIn } from '@bothy/kernel'
import { type Goods, GOODS } from '../../../data/goods.ts'
import type { ChronicleTexts } from '../../../words/chronicle-texts.ts'
import { all, casks, coins, goodCount, goods, plural, vp } from '../../../words/en-counts.ts'
import { the, You, your } from '../../../words/en-grammar.ts'
import { goodsIn } from '../../../words/parts.ts'
import type { View } from '../../../rules/types.ts'
import { type CaskSpace, type CellarId, cellarOf, SPACES_PER_CELLAR, ZERO_AREA } from '../data/index.ts'
import type { CellarsModuleTypes } from '../rules/types.ts'

const NAMES = ['First Cellar', 'Second Cellar', 'Third Cellar'] as const
const PLACES = ['1st', '2nd', '3rd'] as const
const cellar = (id: CellarId): string => NAMES[id]
const place = (space: CaskSpace): string =>
  space === ZERO_AREA
    ? 'the 0 area'
    : `the ${PLACES[(space - 1) % SPACES_PER_CELLAR]} space of the ${cellar(cellarOf(space))}`

function costing(price: Goods, money: number): string {
  const list = GOODS.flatMap((good) => (price[good] > 0 ? [goodCount(price[good], good)] : []))
  const parts = [...list, ...(money > 0 ? [coins(money)] : [])]
  return parts.length === 0 ? '' : ` for ${all(parts)}`
}

export const cellarsWords = {
  title: 'Cellars',
  legend: { cellar: 'cellar', spot: 'space for a cask, with its VP', filled: 'cask with the VP of its space' },
  dock: {
    name: 'Cellars',
    unit: 'VP',
    said: (points: number, n: number) => `${plural(points, 'point', 'points')}, ${casks(n)}`,
  },
  about:
    'A cask brings the VP of its space when you sell it at a Single Cask Sale. Ageing moves it one space to the right, if that space is empty.',
  aboutZero: 'New casks come here when the First Cellar is full. From here a cask can age to the first space.',
  aboutSale:
    'If you pass it, you can sell 1 cask on a right-hand space. If you stop on it, you must sell at least 1 cask; you can also sell 1 on the bonus space.',
  cellar,
  zero: '0 area',
  place: (space: CaskSpace) =>
    space === ZERO_AREA ? '0 area' : `${cellar(cellarOf(space))}, ${PLACES[(space - 1) % SPACES_PER_CELLAR]} space`,
  empty: 'empty',
  now: (n: number) => `worth ${vp(n)}`,
  after: (n: number) => `${vp(n)} after ageing`,
  worth: (n: number) => `Casks in the cellars: ${vp(n)}`,
  valuesOf: (values: readonly number[]) => `Spaces: ${all(values.map(String))} VP`,
  sales: 'Cask sales',
  bonus: 'bonus',
  right: 'right',
  bonusSpace: (n: number) => (n > 0 ? `Bonus space: +${vp(n)}` : 'Bonus space'),
  bonusTaken: 'The bonus space is taken',
  rightSpaces: (n: number) =>
    n === 0 ? 'No right-hand space is free' : `Free: ${plural(n, 'right-hand space', 'right-hand spaces')}`,
  sellsHere: (n: number, points: number) => `sell ${n > 1 ? 'up to ' : ''}${casks(n)}, up to ${vp(points)}`,
  sellsOnWay: (n: number, points: number) => `on the way you can sell ${casks(n)}, up to ${vp(points)}`,
  picking: 'Now choose the bonus space or a right-hand space.',
  buyButton: (id: CellarId) => `Buy the ${cellar(id)}`,
  buyFor: (id: CellarId, price: Goods, money: number) => `Buy the ${cellar(id)}${costing(price, money)}`,
  declineAgeing: 'Age no cask',
  declineSale: 'Sell no cask',
  short: {
    nothingToAge: 'no cask to age',
    nextSpaceFilled: 'next space full',
    lastSpace: 'last space',
    cellarOrder: 'not yet',
    saleOccupied: 'occupied',
    noCaskToSell: 'no cask',
    saleFull: 'no space left',
    bonusForVisitor: 'only if you stop',
    sellOne: 'sell one',
    payCask: 'cask first',
    ageCask: 'ageing first',
    sellCask: 'sale first',
  } satisfies { readonly [W in CellarsModuleTypes['reason']['why']]: string },
  helpPay: 'Its space will be free again.',
  helpAge: 'A cask moves one space to the right, if that space is empty.',
  helpSell: 'A cask brings the VP of its space.',
}

const worth = ({ chronicles }: View, space: CaskSpace): string => {
  const values = chronicles.cellars?.values
  return values === undefined ? '' : ` (${vp(values[space])})`
}

function saleValue({ chronicles }: View, space: CaskSpace, bonus: boolean): string {
  const shown = chronicles.cellars
  const sale = shown?.sales.find(({ tile }) => tile === shown.selling?.tile)
  if (shown === undefined || sale === undefined) return ''
  return ` for ${vp(shown.values[space] + (bonus ? sale.bonusVp : 0))}`
}

function priceIn({ chronicles, pending }: View, id: CellarId): string {
  const next = pending === null ? null : (chronicles.cellars?.players[pending.seat].next ?? null)
  return next === null || next.cellar !== id ? '' : costing(next.goods, next.coins)
}

const sellPrompt = ({ chronicles }: View): Message => {
  const selling = chronicles.cellars?.selling ?? null
  if (selling === null) return ['Sell a cask.']
  return [
    selling.must ? 'Sell at least 1 cask at ' : 'Sell 1 cask at ',
    the(selling.tile),
    selling.must ? '.' : ', or carry on.',
  ]
}

export const cellars: ChronicleTexts<CellarsModuleTypes> = {
  events: {
    caskStored: (e, me) => [You(e.seat, me), ` put the cask in ${place(e.space)}.`],
    caskTaken: (e, me) => [You(e.seat, me), ` took the cask from ${place(e.space)}.`],
    caskAged: (e, me) => [
      You(e.seat, me),
      e.from === ZERO_AREA
        ? ` aged a cask from ${place(e.from)} to ${place(e.to)}.`
        : ` aged the cask from ${place(e.from)} to ${cellarOf(e.from) === cellarOf(e.to) ? 'the next space' : place(e.to)}.`,
    ],
    cellarBought: (e, me) => [You(e.seat, me), ` bought ${your(e.seat, me)} ${cellar(e.cellar)}.`],
    caskSold: (e, me) => [
      You(e.seat, me),
      ` sold the cask from ${place(e.space)} at `,
      the(e.tile),
      `${e.onto === 'bonus' ? ', on the bonus space' : ''}: ${vp(e.vp)}.`,
    ],
    saleClosed: (e) => [
      'The sale is over: ',
      the(e.tile),
      ` left the game${e.casks > 0 ? ` with ${casks(e.casks)}` : ''}.`,
    ],
  },
  reasons: {
    nothingToAge: () => ['None of your casks has an empty space to its right.'],
    nextSpaceFilled: () => ['The next space already has a cask.'],
    lastSpace: () => ['This is the last space of your cellars.'],
    cellarOrder: () => ['Cellars are bought in order: buy the Second Cellar first.'],
    saleOccupied: () => [
      'Another piece is on this sale, and there is room for only one. You can sell a cask as you pass.',
    ],
    noCaskToSell: () => ['You have no cask to sell there.'],
    saleFull: () => ['That side of the sale has no empty space left.'],
    bonusForVisitor: () => ['The bonus space is only for the player who stops on the sale.'],
    sellOne: () => ['You have stopped on the sale: sell at least 1 cask.'],
    payCask: () => ['First choose the cask to pay with.'],
    ageCask: () => ['First decide which cask to age.'],
    sellCask: () => ['First decide whether to sell a cask.'],
  },
  actions: {
    payCask: ({ space }, view) => [`Pay with the cask from ${place(space)}${worth(view, space)}`],
    ageCask: ({ space }, view) => [`Age the cask from ${place(space)}${worth(view, space + 1)}`],
    sellCask: ({ space, onto }, view) => [
      `Sell the cask from ${place(space)} on the ${onto === 'bonus' ? 'bonus' : 'right-hand'} space${saleValue(view, space, onto === 'bonus')}`,
    ],
    buyCellar: ({ cellar: id }, view) => [`Buy the ${cellar(id)}${priceIn(view, id)}`],
  },
  prompts: {
    payCask: {
      asked: () => ['Choose the cask to pay with.'],
      awaited: { one: 'to choose a cask to pay with', several: 'to choose a cask to pay with' },
    },
    ageCask: {
      asked: ({ chronicles }) => [
        chronicles.cellars?.ageing?.must === true ? 'Choose the cask to age.' : 'Age 1 cask, or carry on.',
      ],
      awaited: { one: 'to age a cask', several: 'to age a cask' },
      decline: cellarsWords.declineAgeing,
    },
    sellCask: {
      asked: sellPrompt,
      awaited: { one: 'to sell a cask', several: 'to sell a cask' },
      decline: cellarsWords.declineSale,
    },
  },
  sources: { sale: ' for a cask' },
  lines: {
    sale: () => ['Cask sales'],
    cellar: (line) => [plural(numberIn(line, 'casks'), 'unsold cask', 'unsold casks')],
  },
  printed: {
    ops: {},
    activations: {
      age: ({ steps: n }) => (n === 1 ? 'age 1 cask' : `age casks by ${n} spaces in total`),
      choice: ({ options }) =>
        options
          .map((option) =>
            option.kind === 'distil'
              ? `exchange ${goods(goodsIn(option.pay))} for ${casks(option.casks)}`
              : 'age 1 cask',
          )
          .join(', or '),
      sequence: ({ steps: list }) =>
        list
          .map((step) =>
            step.kind === 'distil'
              ? `exchange ${goods(goodsIn(step.pay))} for ${casks(step.casks)}`
              : 'you can age 1 cask',
          )
          .join(', then '),
    },
    once: {},
  },
}
