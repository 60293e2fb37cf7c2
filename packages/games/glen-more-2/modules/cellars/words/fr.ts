import { type Message, numberIn, type Translated } from '@bothy/kernel'
import { counted, typeset } from '@bothy/kernel/french'
import { type Goods, GOODS } from '../../../data/goods.ts'
import type { ChronicleTexts } from '../../../words/chronicle-texts.ts'
import { all, casks, coins, goodCount, goods, vp } from '../../../words/fr-counts.ts'
import { ala, la, son, v, Vous } from '../../../words/fr-grammar.ts'
import { goodsIn } from '../../../words/parts.ts'
import type { View } from '../../../rules/types.ts'
import { type CaskSpace, type CellarId, cellarOf, SPACES_PER_CELLAR, ZERO_AREA } from '../data/index.ts'
import type { CellarsModuleTypes } from '../rules/types.ts'
import type { cellarsWords as en } from './en.ts'

const NAMES = ['Première Cave', 'Deuxième Cave', 'Troisième Cave'] as const
const PLACES = ['1re', '2e', '3e'] as const
const cave = (id: CellarId): string => NAMES[id]
const place = (space: CaskSpace): string =>
  space === ZERO_AREA ? 'case 0 PV' : `${PLACES[(space - 1) % SPACES_PER_CELLAR]} case de la ${cave(cellarOf(space))}`

function costing(price: Goods, money: number): string {
  const list = GOODS.flatMap((good) => (price[good] > 0 ? [goodCount(price[good], good)] : []))
  const parts = [...list, ...(money > 0 ? [coins(money)] : [])]
  return parts.length === 0 ? '' : ` pour ${all(parts)}`
}

export const cellarsWords = {
  title: 'Caves',
  legend: {
    cellar: 'cave',
    spot: 'emplacement d’un tonneau et ses PV',
    filled: 'tonneau et PV de son emplacement',
  },
  dock: { name: 'Caves', unit: 'PV', said: (points, n) => `${counted(points, 'point', 'points')}, ${casks(n)}` },
  about:
    'Un tonneau rapporte les PV de sa case quand vous le vendez à une Vente de Single Cask. Vieillir, c’est avancer d’une case vers la droite, si elle est vide.',
  aboutZero:
    'Les nouveaux tonneaux arrivent ici quand la Première Cave est pleine. De là, un tonneau peut passer à la première case.',
  aboutSale: typeset(
    'Si vous la dépassez, vous pouvez vendre 1 tonneau sur une case de droite. Si vous vous y arrêtez, vous devez en vendre au moins 1 ; vous pouvez aussi en vendre 1 sur la case bonus.',
  ),
  cellar: cave,
  zero: 'case 0 PV',
  place: (space) =>
    space === ZERO_AREA ? 'Case 0 PV' : `${cave(cellarOf(space))}, ${PLACES[(space - 1) % SPACES_PER_CELLAR]} case`,
  empty: 'vide',
  now: (n) => `vaut ${vp(n)}`,
  after: (n) => `${vp(n)} après vieillissement`,
  worth: (n) => typeset(`Tonneaux en cave : ${vp(n)}`),
  valuesOf: (values) => typeset(`Cases : ${all(values.map(String))} PV`),
  sales: 'Ventes de tonneaux',
  bonus: 'bonus',
  right: 'droite',
  bonusSpace: (n) => (n > 0 ? typeset(`Case bonus : +${vp(n)}`) : 'Case bonus'),
  bonusTaken: 'La case bonus est prise',
  rightSpaces: (n) =>
    n === 0 ? 'Aucune case de droite libre' : counted(n, 'case de droite libre', 'cases de droite libres'),
  sellsHere: (n, points) => `vendez ${n > 1 ? 'jusqu’à ' : ''}${casks(n)}, jusqu’à ${vp(points)}`,
  sellsOnWay: (n, points) => `en chemin, vous pouvez vendre ${casks(n)}, jusqu’à ${vp(points)}`,
  picking: 'Choisissez la case bonus ou une case de droite.',
  buyButton: (id) => `Acheter la ${cave(id)}`,
  buyFor: (id, price, money) => `Acheter la ${cave(id)}${costing(price, money)}`,
  declineAgeing: 'Ne rien faire vieillir',
  declineSale: 'Ne rien vendre',
  short: {
    nothingToAge: 'rien à faire vieillir',
    nextSpaceFilled: 'case prise',
    lastSpace: 'dernière case',
    cellarOrder: 'pas encore',
    saleOccupied: 'occupée',
    noCaskToSell: 'pas de tonneau',
    saleFull: 'plus de case',
    bonusForVisitor: 'seulement à l’arrêt',
    sellOne: 'vendez 1 tonneau',
    payCask: 'tonneau d’abord',
    ageCask: 'vieillissement d’abord',
    sellCask: 'vente d’abord',
  },
  helpPay: 'Sa case redevient libre.',
  helpAge: 'Un tonneau avance d’une case vers la droite, si elle est vide.',
  helpSell: 'Un tonneau rapporte les PV de sa case.',
} satisfies Translated<typeof en>

const worth = ({ chronicles }: View, space: CaskSpace): string => {
  const values = chronicles.cellars?.values
  return values === undefined ? '' : ` : ${vp(values[space])}`
}

function saleValue({ chronicles }: View, space: CaskSpace, bonus: boolean): string {
  const shown = chronicles.cellars
  const sale = shown?.sales.find(({ tile }) => tile === shown.selling?.tile)
  if (shown === undefined || sale === undefined) return ''
  return ` : ${vp(shown.values[space] + (bonus ? sale.bonusVp : 0))}`
}

function priceIn({ chronicles, pending }: View, id: CellarId): string {
  const next = pending === null ? null : (chronicles.cellars?.players[pending.seat].next ?? null)
  return next === null || next.cellar !== id ? '' : costing(next.goods, next.coins)
}

const sellPrompt = ({ chronicles }: View): Message => {
  const selling = chronicles.cellars?.selling ?? null
  if (selling === null) return ['Vendez un tonneau.']
  return selling.must
    ? ['Vendez au moins 1 tonneau ', ...ala(selling.tile), '.']
    : ['Vendez 1 tonneau ', ...ala(selling.tile), ', ou continuez.']
}

export const cellars: ChronicleTexts<CellarsModuleTypes> = {
  events: {
    caskStored: (e, me) => [Vous(e.seat, me), `${v(e.seat, me, 'range', 'rangez')}le tonneau (${place(e.space)}).`],
    caskTaken: (e, me) => [Vous(e.seat, me), `${v(e.seat, me, 'retire', 'retirez')}le tonneau (${place(e.space)}).`],
    caskAged: (e, me) => [Vous(e.seat, me), `${v(e.seat, me, 'fait', 'faites')}vieillir 1 tonneau (${place(e.to)}).`],
    cellarBought: (e, me) => [
      Vous(e.seat, me),
      `${v(e.seat, me, 'achète', 'achetez')}${son(e.seat, me) === 'votre' ? 'votre' : 'sa'} ${cave(e.cellar)}.`,
    ],
    caskSold: (e, me) => [
      Vous(e.seat, me),
      `${v(e.seat, me, 'vend', 'vendez')}1 tonneau `,
      ...ala(e.tile),
      ` (${place(e.space)}${e.onto === 'bonus' ? ', sur la case bonus' : ''}) : ${vp(e.vp)}.`,
    ],
    saleClosed: (e) => [
      'La vente est terminée : ',
      ...la(e.tile),
      ` quitte la partie${e.casks > 0 ? ` avec ${casks(e.casks)}` : ''}.`,
    ],
  },
  reasons: {
    nothingToAge: () => ['Aucun de vos tonneaux n’a de case vide à sa droite.'],
    nextSpaceFilled: () => ['La case suivante contient déjà un tonneau.'],
    lastSpace: () => ['C’est la dernière case de vos caves.'],
    cellarOrder: () => ['Les caves s’achètent dans l’ordre : achetez d’abord la Deuxième Cave.'],
    saleOccupied: () => [
      'Un autre pion est déjà sur cette vente : il n’y a de place que pour un seul. Vous pouvez vendre 1 tonneau en la dépassant.',
    ],
    noCaskToSell: () => ['Vous n’avez aucun tonneau à y vendre.'],
    saleFull: () => ['Ce côté de la vente n’a plus de case vide.'],
    bonusForVisitor: () => ['La case bonus est réservée au joueur qui s’arrête sur la vente.'],
    sellOne: () => ['Votre pion est sur la vente : vendez au moins 1 tonneau.'],
    payCask: () => ['Choisissez d’abord le tonneau avec lequel payer.'],
    ageCask: () => ['Décidez d’abord quel tonneau faire vieillir.'],
    sellCask: () => ['Décidez d’abord si vous vendez un tonneau.'],
  },
  actions: {
    payCask: ({ space }, view) => [`Payer avec le tonneau (${place(space)}${worth(view, space)})`],
    ageCask: ({ space }, view) => [
      `Faire vieillir le tonneau (${place(space)}), qui vaudra${worth(view, space + 1).replace(' :', '')}`,
    ],
    sellCask: ({ space, onto }, view) => [
      `Vendre le tonneau (${place(space)}) sur la case ${onto === 'bonus' ? 'bonus' : 'de droite'}${saleValue(view, space, onto === 'bonus')}`,
    ],
    buyCellar: ({ cellar }, view) => [`Acheter la ${cave(cellar)}${priceIn(view, cellar)}`],
  },
  prompts: {
    payCask: {
      asked: () => ['Choisissez le tonneau avec lequel payer.'],
      awaited: { one: 'doit choisir un tonneau pour payer', several: 'doivent choisir un tonneau pour payer' },
    },
    ageCask: {
      asked: ({ chronicles }) => [
        chronicles.cellars?.ageing?.must === true
          ? 'Choisissez le tonneau à faire vieillir.'
          : 'Faites vieillir 1 tonneau, ou continuez.',
      ],
      awaited: { one: 'doit faire vieillir un tonneau', several: 'doivent faire vieillir un tonneau' },
      decline: cellarsWords.declineAgeing,
    },
    sellCask: {
      asked: sellPrompt,
      awaited: { one: 'peut vendre un tonneau', several: 'peuvent vendre un tonneau' },
      decline: cellarsWords.declineSale,
    },
  },
  sources: { sale: ' pour un tonneau' },
  lines: {
    sale: () => ['Ventes de tonneaux'],
    cellar: (line) => [`Invendus : ${casks(numberIn(line, 'casks'))}`],
  },
  printed: {
    ops: {},
    activations: {
      age: ({ steps: n }) =>
        n === 1 ? 'faites vieillir 1 tonneau' : `faites vieillir des tonneaux, de ${n} cases en tout`,
      choice: ({ options }) =>
        options
          .map((option) =>
            option.kind === 'distil'
              ? `échangez ${goods(goodsIn(option.pay))} contre ${casks(option.casks)}`
              : 'faites vieillir 1 tonneau',
          )
          .join(', ou '),
      sequence: ({ steps: list }) =>
        list
          .map((step) =>
            step.kind === 'distil'
              ? `échangez ${goods(goodsIn(step.pay))} contre ${casks(step.casks)}`
              : 'vous pouvez faire vieillir 1 tonneau',
          )
          .join(', puis '),
    },
    once: {},
  },
}
