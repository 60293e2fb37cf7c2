import type { OptionText, Part, ScoreLine, Tagged } from '@bothy/kernel'
import { type Bundle, countIn } from '@bothy/kit'
import type { Activation } from '../data/activation.ts'
import type { CardId } from '../data/cards.ts'
import { type Content, content } from '../data/content.ts'
import type { FieldId } from '../data/fields.ts'
import { type Good, GOODS } from '../data/goods.ts'
import type { OneTime } from '../data/one-time.ts'
import type { Op, OpWord } from '../data/ops.ts'
import type { TileId } from '../data/tiles.ts'
import { ASK_KINDS, type AskKind } from '../data/asked.ts'
import { borrowedIn } from '../data/borrowed.ts'
import type {
  Action,
  ActionType,
  Activatable,
  Bonus,
  FieldShown,
  Offer,
  PendingKind,
  View,
  Warning,
  WayShown,
} from '../rules/types.ts'
import type { Setup } from '../rules/setup-types.ts'

/** Arrangements and corrections are not offered as options. */
export type OptionTexts = {
  readonly [K in Exclude<keyof Setup, 'arranged' | 'corrections'>]: OptionText & {
    readonly values: { readonly [V in `${Setup[K] & (string | boolean)}`]: string }
  }
}

export type Button = Extract<ActionType, 'coin' | 'point' | 'decline' | 'end'>

// Things that a sentence can point at, with the ids that a board gives them.
export const tileThing = (tile: TileId, text: string): Part => ({ part: 'thing', id: `tile:${tile}`, text })
export const cardThing = (card: CardId, text: string): Part => ({ part: 'thing', id: `card:${card}`, text })
export const fieldThing = (field: FieldId, text: string): Part => ({ part: 'thing', id: `field:${field}`, text })

export const counted = (goods: readonly Good[]): readonly (readonly [Good, number])[] =>
  GOODS.flatMap((good) => {
    const n = goods.filter((one) => one === good).length
    return n === 0 ? [] : [[good, n] as const]
  })
export const goodsIn = (bundle: Bundle): readonly Good[] =>
  GOODS.flatMap((good, id) => Array.from({ length: countIn(bundle, id) }, () => good))

export const boxOf = ({ corrections }: View): Content => content.contentOf(corrections)

type ChronicleOp =
  | 'activateAllOfType'
  | 'activateOpponentTiles'
  | 'activateTileAndNeighbours'
  | 'coinsPerEventSide'
  | 'englandToken'
  | 'exchangeOnce'
  | 'exchangePerUnit'
  | 'flipLandmark'
  | 'ifClan'
  | 'ifPerson'
  | 'moveFromHomeCastleFree'
  | 'payScotsman'
  | 'payVp'
  | 'replaceScoringTable'
  | 'swapPieceWithTile'
  | 'takeAllEnglandCoins'
  | 'teleportScotsman'
export type BaseOp = Extract<Op, { readonly op: Exclude<OpWord, ChronicleOp> }>
type ChronicleActivation = 'age' | 'choice' | 'sequence' | 'haggis' | 'event' | 'whiskyForVp'
export type BaseActivation = Extract<Activation, { readonly kind: Exclude<Activation['kind'], ChronicleActivation> }>
export type BaseOnce = Extract<OneTime, { readonly kind: Exclude<OneTime['kind'], 'landmark' | 'haggis'> }>

export type TextsBy<U, Tag extends keyof U> = {
  readonly [K in U[Tag] & string]?: (it: Extract<U, { readonly [T in Tag]: K }>) => string
}
export type EffectTexts = {
  readonly ops: TextsBy<Op, 'op'>
  readonly activations: TextsBy<Activation, 'kind'>
  readonly once: TextsBy<OneTime, 'kind'>
}

export function effectTexts({ ops, activations, once }: EffectTexts): {
  readonly ops: (list: readonly Op[]) => readonly string[]
  readonly activation: (it: Activation) => string | null
  readonly once: (list: readonly OneTime[]) => readonly string[]
} {
  const tellOp = <K extends OpWord>(op: Tagged<Op, 'op', K>): string | undefined => ops[op.op]?.(op)
  const tellActivation = <K extends Activation['kind']>(it: Tagged<Activation, 'kind', K>): string | undefined =>
    activations[it.kind]?.(it)
  const tellOnce = <K extends OneTime['kind']>(it: Tagged<OneTime, 'kind', K>): string | undefined =>
    once[it.kind]?.(it)
  return {
    ops: (list) => withoutRepeats(list.flatMap((op) => tellOp(op) ?? [])),
    activation: (it) => tellActivation(it) ?? null,
    once: (list) => list.flatMap((it) => tellOnce(it) ?? []),
  }
}

/** "activate a material tile", "a whisky tile": a verb holds until the next one. */
const withoutRepeats = (texts: readonly string[]): readonly string[] =>
  texts.map((text, i) => {
    const [verb, ...rest] = text.split(' ')
    return i > 0 && texts[i - 1].startsWith(`${verb} `) ? rest.join(' ') : text
  })

export const stepsOf = (vp: readonly number[]): readonly (readonly [n: number, vp: number])[] =>
  vp.flatMap((points, n) => (points > 0 ? [[n, points] as const] : []))

export const costsCoins = (view: View, tile: TileId): boolean => boxOf(view).tiles[tile].cost.coins > 0
export const isEntered = (view: View, tile: TileId): boolean => boxOf(view).tiles[tile].special
export const isPerson = (view: View, tile: TileId): boolean => boxOf(view).tiles[tile].persons > 0

export const offerOf = (view: View, tile: TileId): Offer | undefined => view.offers.find((offer) => offer.tile === tile)

export function stepsTo({ line, pending }: View, tile: TileId): number | null {
  const from = line.find(({ pieces }) => pending !== null && pieces.includes(pending.seat))?.position
  const to = line.find((at) => at.tile === tile)?.position
  return from === undefined || to === undefined ? null : to - from
}

const activatableIn = (view: View): readonly Activatable[] => [...view.activatable, ...borrowedIn(view)]

export const wayOf = (view: View, a: Extract<Action, { type: 'activate' }>): WayShown | undefined =>
  activatableIn(view)
    .find(({ tile }) => tile === a.tile)
    ?.ways.find(({ goods, by }) => by === a.by && goods.join() === a.goods.join())

export const isExtra = (view: View, tile: TileId): boolean =>
  view.activatable.find((shown) => shown.tile === tile)?.extra === true

/** A marker may come without roads, so an open field need not cost any. */
export const paysRoads = ({ fields }: View): boolean => fields.some(({ reason, price }) => reason === null && price > 0)
export const fieldOf = (view: View, field: FieldId): FieldShown | undefined =>
  view.fields.find((shown) => shown.field === field)

export function tileAt({ pending, players }: View, x: number, y: number): TileId | null {
  const mine = pending === null ? undefined : players[pending.seat].tiles
  return mine?.find((shown) => shown.x === x && shown.y === y)?.tile ?? null
}

type CountWords = {
  readonly [
    K in
      | 'ageingSteps'
      | 'casks'
      | 'coins'
      | 'events'
      | 'haggisTokens'
      | 'markers'
      | 'personCount'
      | 'points'
      | 'resources'
      | 'scotsmen'
      | 'vp'
  ]: (n: number) => string
} & { readonly goods: (goods: readonly Good[]) => string }

export const bonusParts = (
  bonus: Bonus,
  words: CountWords,
  other: { tiles: string; ongoing: string },
): readonly string[] => [
  ...(bonus.vp > 0 ? [words.vp(bonus.vp)] : []),
  ...(bonus.coins > 0 ? [words.coins(bonus.coins)] : []),
  ...(bonus.goods.length > 0 ? [words.goods(bonus.goods)] : []),
  ...(bonus.scotsmen > 0 ? [words.scotsmen(bonus.scotsmen)] : []),
  ...(bonus.points > 0 ? [words.points(bonus.points)] : []),
  ...(bonus.persons > 0 ? [words.personCount(bonus.persons)] : []),
  ...(bonus.tiles.length > 0 ? [other.tiles] : []),
  ...(bonus.ongoing ? [other.ongoing] : []),
]

export const wayParts = (way: WayShown, words: CountWords): readonly string[] => [
  ...(way.puts.length > 0 ? [words.goods(way.puts)] : []),
  ...(way.vp > 0 ? [words.vp(way.vp)] : []),
  ...(way.casks > 0 ? [words.casks(way.casks)] : []),
  ...(way.points > 0 ? [words.points(way.points)] : []),
  ...(way.markers > 0 ? [words.markers(way.markers)] : []),
  ...(way.ages > 0 ? [words.ageingSteps(way.ages)] : []),
  ...(way.events > 0 ? [words.events(way.events)] : []),
  ...(way.tokens > 0 ? [words.haggisTokens(way.tokens)] : []),
]

/** GM2-85: whether only Loch Ness allows further activations: `noTile` in a turn without a new tile, `still` when the others are done. */
export function onlyLochNess({ activatable, players, pending }: View): 'no' | 'still' | 'noTile' {
  const open = activatable.filter(({ reason }) => reason === null)
  if (open.length === 0 || !open.every(({ extra }) => extra)) return 'no'
  const isOver = activatable.every(({ extra }) => extra)
  const hasActivated = players[pending?.seat ?? 0].tiles.some(({ reach }) => reach === 'used')
  return isOver && !hasActivated ? 'noTile' : 'still'
}

/** GM2-27: why no tile of the rondel can be taken, if none can. */
export function nothingToTake({ offers, players, pending }: View): 'no' | 'nothing' | 'walledIn' {
  if (!offers.some(({ what }) => what === 'discard')) return 'no'
  return pending !== null && players[pending.seat].open.length === 0 ? 'walledIn' : 'nothing'
}

export type Loss = Extract<Warning, { warn: 'leaves' }>

export const lossParts = (
  { goods, vp, points, ages, events, extra }: Loss,
  words: CountWords,
  activation: string,
): readonly string[] => [
  ...(goods > 0 ? [words.resources(goods)] : []),
  ...(vp > 0 ? [words.vp(vp)] : []),
  ...(points > 0 ? [words.points(points)] : []),
  ...(ages > 0 ? [words.ageingSteps(ages)] : []),
  ...(events > 0 ? [words.events(events)] : []),
  ...(extra ? [activation] : []),
]

export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
export const uncapital = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`

export const lineIn = <V>(table: Readonly<Record<string, V>>, { category }: ScoreLine): V | null =>
  Object.hasOwn(table, category) ? table[category] : null

export const isBaseKind = (kind: PendingKind): kind is AskKind => ASK_KINDS.some((known) => known === kind)
