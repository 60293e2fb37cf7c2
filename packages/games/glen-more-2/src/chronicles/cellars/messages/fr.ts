import { type Message, numberIn } from '@bothy/kernel'
import { GOODS } from '../../../data/goods.ts'
import type { ChronicleTexts } from '../../../messages/chronicle-texts.ts'
import { all, casks, coins, goodCount, goods, vp } from '../../../messages/fr-counts.ts'
import { ala, la, son, v, Vous } from '../../../messages/fr-grammar.ts'
import { goodsIn } from '../../../messages/parts.ts'
import type { View } from '../../../types.ts'
import { type CaskSpace, type CellarId, cellarOf, SPACES_PER_CELLAR, ZERO_AREA } from '../data.ts'
import type { CellarsNouns } from '../types.ts'
import type { CellarsWords } from './words.ts'

const NAMES = ['Première Cave', 'Deuxième Cave', 'Troisième Cave'] as const
const PLACES = ['1re', '2e', '3e'] as const
const cave = (id: CellarId): string => NAMES[id]
/** "2e case de la Première Cave"; "case 0 PV". */
const place = (space: CaskSpace): string =>
  space === ZERO_AREA ? 'case 0 PV' : `${PLACES[(space - 1) % SPACES_PER_CELLAR]} case de la ${cave(cellarOf(space))}`

export const cellarsWords: CellarsWords = {
  title: 'Caves',
  cellar: cave,
  zero: 'case 0 PV',
  space: (space) => (space === ZERO_AREA ? 'case 0 PV' : `case ${space}`),
  bonus: 'case bonus',
  right: 'case de droite',
  buyButton: (id) => `Acheter la ${cave(id)}`,
  declineAgeing: 'Ne rien faire vieillir',
  declineSale: 'Ne rien vendre',
  helpPay: 'Sa case redevient libre.',
  helpAge: 'Un tonneau avance d’une case vers la droite, si elle est vide.',
  helpSell: 'Un tonneau rapporte les PV de sa case.',
}

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

function price({ chronicles, pending }: View, id: CellarId): string {
  const next = pending === null ? null : (chronicles.cellars?.players[pending.seat].next ?? null)
  if (next === null || next.cellar !== id) return ''
  const list = GOODS.flatMap((good) => (next.goods[good] > 0 ? [goodCount(next.goods[good], good)] : []))
  const parts = [...list, ...(next.coins > 0 ? [coins(next.coins)] : [])]
  return parts.length === 0 ? '' : ` pour ${all(parts)}`
}

const sellPrompt = ({ chronicles }: View): Message => {
  const selling = chronicles.cellars?.selling ?? null
  if (selling === null) return ['Vendez un tonneau.']
  return selling.must
    ? ['Vendez au moins 1 tonneau ', ...ala(selling.tile), '.']
    : ['Vendez 1 tonneau ', ...ala(selling.tile), ', ou continuez.']
}

export const cellars: ChronicleTexts<CellarsNouns> = {
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
    saleFull: () => ['Cette vente n’y a plus de case vide.'],
    bonusForVisitor: () => ['La case bonus est réservée au joueur qui s’arrête sur la vente.'],
    sellOne: () => ['Votre pion est sur la vente : vendez au moins 1 tonneau.'],
    payCask: () => ['Choisissez d’abord le tonneau à payer.'],
    ageCask: () => ['Décidez d’abord quel tonneau faire vieillir.'],
    sellCask: () => ['Décidez d’abord si vous vendez un tonneau.'],
  },
  actions: {
    payCask: ({ space }, view) => [`Payer le tonneau (${place(space)}${worth(view, space)})`],
    ageCask: ({ space }, view) => [
      `Faire vieillir le tonneau (${place(space)}), qui vaudra${worth(view, space + 1).replace(' :', '')}`,
    ],
    sellCask: ({ space, onto }, view) => [
      `Vendre le tonneau (${place(space)}) sur la case ${onto === 'bonus' ? 'bonus' : 'de droite'}${saleValue(view, space, onto === 'bonus')}`,
    ],
    buyCellar: ({ cellar }, view) => [`Acheter la ${cave(cellar)}${price(view, cellar)}`],
  },
  prompts: {
    payCask: {
      asked: () => ['Choisissez le tonneau à payer.'],
      awaited: { one: 'doit choisir un tonneau à payer', several: 'doivent choisir un tonneau à payer' },
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
