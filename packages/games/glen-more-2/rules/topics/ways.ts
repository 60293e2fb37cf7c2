import type { Seat } from '@bothy/kernel'
import { type Bundle, bundlesOf, countIn, EMPTY, kindsIn, single, sizeOf } from '@bothy/kit'
import { activateOf } from '../actions.ts'
import { bundleOfNames } from '../../data/bundles.ts'
import { contentOf } from '../content.ts'
import type { Activation } from '../../data/activation.ts'
import type { Content, Tile } from '../../data/content.ts'
import { ANIMALS, GOOD_KINDS, goodId } from '../../data/goods.ts'
import type { Op } from '../../data/ops.ts'
import type { TileId } from '../../data/tiles.ts'
import type { Action, State } from '../types.ts'
import type { By } from '../offer-types.ts'
import { fieldPower } from './powers.ts'

export type Way = {
  readonly action: Action
  readonly by: By
  readonly pay: Bundle
  /** Without repeats, the prices of the kinds simply add up. */
  readonly kinds: readonly number[]
  readonly repeats: boolean
  readonly coins: number
  readonly payCasks: number
  readonly isFree: boolean
  /** Resources put on the tile, their number, and the number if there were room: less only where the tile is too full (GM2-5). */
  readonly put: Bundle
  readonly size: number
  readonly whole: number
  readonly vp: number
  readonly casks: number
  readonly points: number
  readonly markers: number
  /** GM2-C3-3: steps of a cask, after all other gains. */
  readonly ages: number
  readonly tokens: number
  readonly events: number
}

type Gain = {
  readonly [
    G in 'vp' | 'casks' | 'points' | 'markers' | 'ages' | 'tokens' | 'events' | 'put' | 'whole' | 'coins' | 'payCasks'
  ]?: number
}

function way(tile: TileId, pay: Bundle, gain: Gain, by: By, named: Bundle = pay): Way {
  const { vp = 0, casks = 0, points = 0, markers = 0, ages = 0, tokens = 0, events = 0, coins = 0, payCasks = 0 } = gain
  const { put = EMPTY, whole = 0 } = gain
  const kinds = kindsIn(pay)
  const repeats = new Set(kinds).size < kinds.length
  return {
    action: activateOf(tile, named, by),
    by,
    pay,
    kinds,
    repeats,
    coins,
    payCasks,
    isFree: pay === EMPTY && coins === 0 && payCasks === 0,
    put,
    size: sizeOf(put),
    whole,
    vp,
    casks,
    points,
    markers,
    ages,
    tokens,
    events,
  }
}

const SHEEP_AND_CATTLE = ANIMALS.map(goodId)
function animals(count: number): readonly Bundle[] {
  const [sheep, cattle] = SHEEP_AND_CATTLE
  return Array.from({ length: count + 1 }, (_, n) => (count - n) * single(sheep) + n * single(cattle))
}

const partsOf = (bundle: Bundle): readonly Bundle[] =>
  Array.from({ length: sizeOf(bundle) }, (_, i) => sizeOf(bundle) - i).flatMap((size) =>
    bundlesOf(GOOD_KINDS, size, false).filter((part) =>
      Array.from({ length: GOOD_KINDS }, (_, good) => countIn(part, good) <= countIn(bundle, good)).every(Boolean),
    ),
  )

function exchanges(activation: Activation): readonly { readonly pays: readonly Bundle[]; readonly gain: Gain }[] {
  switch (activation.kind) {
    case 'exchangeDifferent':
      return activation.vp.flatMap((vp, n) => (vp > 0 ? [{ pays: bundlesOf(GOOD_KINDS, n, true), gain: { vp } }] : []))
    case 'exchangeAnimals':
      return activation.vp.flatMap((vp, n) => (vp > 0 ? [{ pays: animals(n), gain: { vp } }] : []))
    case 'exchangeAny':
      return [{ pays: bundlesOf(GOOD_KINDS, activation.amount, false), gain: { vp: activation.vp } }]
    case 'exchangeExact':
      return [{ pays: [activation.pay], gain: { vp: activation.vp } }]
    case 'exchangeAnyForClanMarker':
      return [{ pays: bundlesOf(GOOD_KINDS, activation.amount, false), gain: { markers: 1 } }]
    case 'distil':
      return [{ pays: [activation.pay], gain: { casks: activation.casks } }]
    case 'choice':
      return activation.options.flatMap(exchanges)
    case 'sequence':
      return inSequence(activation.steps)
    case 'haggis':
      return [{ pays: [activation.pay], gain: { tokens: activation.tokens } }]
    case 'gain':
    case 'gainAny':
    case 'move':
    case 'vp':
    case 'age':
    case 'event':
    case 'whiskyForVp':
      return []
  }
}

/** GM2-C3-4: the payment of the first step, with the gains of all that follow. */
function inSequence(steps: readonly Activation[]): ReturnType<typeof exchanges> {
  const ages = steps.reduce((sum, step) => sum + (step.kind === 'age' ? step.steps : 0), 0)
  return steps.flatMap(exchanges).map(({ pays, gain }) => ({ pays, gain: { ...gain, ages } }))
}

const withoutOne = (pays: readonly Bundle[]): readonly Bundle[] => [
  ...new Set(pays.flatMap((pay) => kindsIn(pay).map((kind) => pay - single(kind)))),
]

/** GM2-113, MacGregor: an icon of a cask, also as one part of several. */
function hasCaskIcon(activation: Activation): boolean {
  if (activation.kind === 'choice') return activation.options.some(hasCaskIcon)
  return activation.kind === 'sequence' ? activation.steps.some(hasCaskIcon) : activation.kind === 'distil'
}

type Clans = {
  readonly coin: Extract<Op, { op: 'tradeResourceForCoin' }> | undefined
  readonly instead: Extract<Op, { op: 'whiskyTileVpInstead' }> | undefined
}

function clansIn({ fields }: Content): Clans {
  const ops = fields.flatMap(({ effect }) => effect)
  return {
    coin: ops.find((op) => op.op === 'tradeResourceForCoin'),
    instead: ops.find((op) => op.op === 'whiskyTileVpInstead'),
  }
}

const fieldsWith = ({ fields }: Content, { coin, instead }: Clans): number =>
  fields.reduce((bits, { effect }, field) => {
    const isOne = effect.some((op) => op === coin || op === instead)
    return isOne ? bits | (1 << field) : bits
  }, 0)

function waysOfTile({ id, activation, type }: Tile, { coin, instead }: Clans): readonly Way[] {
  if (activation === null) return []
  const out: Way[] = []
  switch (activation.kind) {
    case 'gain': {
      const { goods } = activation
      const whole = sizeOf(goods)
      for (const put of partsOf(goods)) out.push(way(id, EMPTY, { put, whole }, null, put === goods ? EMPTY : put))
      break
    }
    case 'gainAny':
      for (let n = activation.amount; n > 0; n--)
        for (const put of bundlesOf(GOOD_KINDS, n, false))
          out.push(way(id, EMPTY, { put, whole: activation.amount }, null, put))
      break
    case 'move':
      out.push(way(id, EMPTY, { points: activation.points }, null))
      break
    case 'vp':
      out.push(way(id, EMPTY, { vp: activation.vp }, null))
      break
    case 'event':
      out.push(way(id, EMPTY, { events: 1 }, null))
      break
    case 'whiskyForVp':
      out.push(way(id, EMPTY, { vp: activation.vp, payCasks: activation.casks }, null))
      break
    case 'exchangeDifferent':
    case 'exchangeAnimals':
    case 'exchangeAny':
    case 'exchangeExact':
    case 'exchangeAnyForClanMarker':
    case 'distil':
    case 'sequence':
    case 'haggis':
      break
    case 'age':
      out.push(way(id, EMPTY, { ages: activation.steps }, null))
      break
    case 'choice':
      for (const option of activation.options)
        if (option.kind === 'age') out.push(way(id, EMPTY, { ages: option.steps }, null))
      break
  }
  for (const { pays, gain } of exchanges(activation)) {
    for (const pay of pays) out.push(way(id, pay, gain, null))
    if (coin === undefined || type !== 'trade') continue
    for (const pay of withoutOne(pays)) out.push(way(id, pay, { ...gain, coins: coin.coin }, 'coin'))
  }
  if (instead !== undefined && type === 'whisky' && hasCaskIcon(activation))
    out.push(way(id, EMPTY, { vp: instead.vp }, 'vp'))
  return out
}

type ByTile = readonly (readonly Way[])[]
type Compiled = {
  readonly all: ByTile
  readonly printed: ByTile
  readonly clans: number
}

const compiled = new WeakMap<Content, Compiled>()
/** The last result, since one table asks many times in a row. */
const last: { content: Content | null; ways: Compiled } = { content: null, ways: { all: [], printed: [], clans: 0 } }

function compiledOf(s: State): Compiled {
  const content = contentOf(s)
  if (last.content === content) return last.ways
  let ways = compiled.get(content)
  if (ways === undefined) {
    const clans = clansIn(content)
    const all = content.tiles.map((tile) => waysOfTile(tile, clans))
    ways = {
      all,
      printed: all.map((ofTile) => ofTile.filter(({ by }) => by === null)),
      clans: fieldsWith(content, clans),
    }
    compiled.set(content, ways)
  }
  last.content = content
  last.ways = ways
  return ways
}

export const waysOf = (s: State): ByTile => compiledOf(s).all

export function openWaysOf(s: State, seat: Seat): ByTile {
  const { all, printed, clans } = compiledOf(s)
  if ((s.marked & clans) === 0) return printed
  return fieldPower(s, seat, 'tradeResourceForCoin') !== null || fieldPower(s, seat, 'whiskyTileVpInstead') !== null
    ? all
    : printed
}

export function wayOf(s: State, a: Extract<Action, { type: 'activate' }>): Way {
  const ways = waysOf(s)[a.tile]
  for (let i = 0; i < ways.length; i++) if (ways[i].action === a) return ways[i]
  const action = activateOf(a.tile, bundleOfNames(a.goods), a.by)
  const found = ways.find((it) => it.action === action)
  if (found === undefined) throw new Error(`tile ${a.tile} has no way with "${a.goods.join()}" ${a.by}`)
  return found
}
