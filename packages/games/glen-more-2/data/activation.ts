import type { Bundle } from '@bothy/kit'
import { bundleOfGoods, type Goods, goodsOf, type SomeGoods } from './goods.ts'

/** GM2-82. */
export type Activation =
  | { readonly kind: 'gain'; readonly goods: Bundle }
  | { readonly kind: 'gainAny'; readonly amount: number }
  | { readonly kind: 'move'; readonly points: number }
  | { readonly kind: 'vp'; readonly vp: number }
  /** VP by the number of different resources; 0: that number cannot be exchanged. */
  | { readonly kind: 'exchangeDifferent'; readonly vp: readonly number[] }
  /** VP by the number of sheep and cattle; 0: that number cannot be exchanged. */
  | { readonly kind: 'exchangeAnimals'; readonly vp: readonly number[] }
  | { readonly kind: 'exchangeAny'; readonly amount: number; readonly vp: number }
  | { readonly kind: 'exchangeExact'; readonly pay: Bundle; readonly vp: number }
  | { readonly kind: 'exchangeAnyForClanMarker'; readonly amount: number }
  | { readonly kind: 'distil'; readonly pay: Bundle; readonly casks: number }
  /** GM2-C3-3. */
  | { readonly kind: 'age'; readonly steps: number }
  /** GM2-C3-4: exactly one. */
  | { readonly kind: 'choice'; readonly options: readonly Activation[] }
  /** GM2-C3-4: in this order; steps after the first may be left out, and each needs the one before. */
  | { readonly kind: 'sequence'; readonly steps: readonly Activation[] }
  /** GM2-C5-3. */
  | { readonly kind: 'haggis'; readonly pay: Bundle; readonly tokens: number }
  /** GM2-C6-3. */
  | { readonly kind: 'event' }
  /** GM2-C4-6. */
  | { readonly kind: 'whiskyForVp'; readonly casks: number; readonly vp: number }

export const ACTIVATION_WORDS = [
  'none',
  'gain',
  'gainAny',
  'move',
  'vp',
  'exchangeDifferent',
  'exchangeAnimals',
  'exchangeAny',
  'exchangeExact',
  'exchangeAnyForClanMarker',
  'distil',
  'age',
  'distilOrAge',
  'distilThenAge',
  'haggis',
  'event',
  'whiskyForVp',
] as const
export type ActivationWord = (typeof ACTIVATION_WORDS)[number]
export const activationWord = (text: string): ActivationWord | undefined =>
  ACTIVATION_WORDS.find((word) => word === text)

export const EXCHANGE_STEPS = ['1', '2', '3', '4', '5'] as const
type ExchangeStep = (typeof EXCHANGE_STEPS)[number]

/** Every number has its place, so that any tile can be corrected. Unused numbers are 0. */
export type BoxActivation = {
  readonly kind: string
  readonly goods: Goods
  /** Meaning depends on `kind`: any resources, points, casks, steps or tokens. */
  readonly amount: number
  readonly vp: number
  readonly table: { readonly [step in ExchangeStep]: number }
}

export type ActivationFace = {
  readonly kind: ActivationWord
  readonly goods?: SomeGoods
  readonly amount?: number
  readonly vp?: number
  readonly table?: { readonly [step in ExchangeStep]?: number }
}

const NO_TABLE = { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0 }

export const boxActivation = ({ kind, goods = {}, amount = 0, vp = 0, table = {} }: ActivationFace): BoxActivation => ({
  kind,
  goods: goodsOf(goods),
  amount,
  vp,
  table: { ...NO_TABLE, ...table },
})

const AGE: Activation = { kind: 'age', steps: 1 }

export function activationOf(box: BoxActivation): Activation | null {
  const { amount, vp } = box
  const kind = activationWord(box.kind)
  if (kind === undefined) throw new Error(`no activation is called ${box.kind}`)
  const goods = bundleOfGoods(box.goods)
  const byNumber = [0, ...EXCHANGE_STEPS.map((step) => box.table[step])]
  const distil: Activation = { kind: 'distil', pay: goods, casks: amount }
  switch (kind) {
    case 'none':
      return null
    case 'gain':
      return { kind, goods }
    case 'gainAny':
    case 'exchangeAnyForClanMarker':
      return { kind, amount }
    case 'move':
      return { kind, points: amount }
    case 'vp':
      return { kind, vp }
    case 'exchangeDifferent':
    case 'exchangeAnimals':
      return { kind, vp: byNumber }
    case 'exchangeAny':
      return { kind, amount, vp }
    case 'exchangeExact':
      return { kind, pay: goods, vp }
    case 'distil':
      return distil
    case 'age':
      return { kind, steps: amount }
    case 'distilOrAge':
      return { kind: 'choice', options: [distil, AGE] }
    case 'distilThenAge':
      return { kind: 'sequence', steps: [distil, AGE] }
    case 'haggis':
      return { kind, pay: goods, tokens: amount }
    case 'event':
      return { kind }
    case 'whiskyForVp':
      return { kind, casks: amount, vp }
  }
}
