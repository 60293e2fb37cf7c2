import type { Seat } from '@bothy/kernel'
import {
  type CaskSpace,
  type CellarId,
  type CellarsModuleTypes,
  type Offer,
  SPACES_PER_CELLAR,
  type View,
} from '@bothy/glen-more-2/data'
import type { Words } from '../../../board/words.ts'
import type { Fact } from '@bothy/board-kit/parts/labels.ts'
import { cellarsIn } from './words.ts'

type Shown = CellarsModuleTypes['view']
export type Sale = Shown['sales'][number]

export const spacesIn = (cellar: CellarId): readonly CaskSpace[] =>
  Array.from({ length: SPACES_PER_CELLAR }, (_, i) => cellar * SPACES_PER_CELLAR + i + 1)

export function afterAgeing({ values, players }: Shown, seat: Seat, space: CaskSpace): number | null {
  const { cellars, filled } = players[seat]
  const isFree = space < cellars * SPACES_PER_CELLAR && !filled.includes(space + 1)
  return isFree ? values[space + 1] : null
}

export const seatIn = ({ pending }: View, looked: Seat): Seat => pending?.seat ?? looked

function casksOf({ values, players }: Shown, seat: Seat): readonly number[] {
  const { zero, filled } = players[seat]
  return [...filled.toReversed().map((space) => values[space]), ...Array.from({ length: zero }, () => values[0])]
}

const sum = (list: readonly number[]): number => list.reduce((n, value) => n + value, 0)

type Most = { readonly count: number; readonly vp: number }

/** GM2-C3-6: the most that a seat could sell at a sale that it enters. */
function mostAt(shown: Shown, seat: Seat, sale: Sale): Most {
  const free = Number(!sale.bonus) + Number(sale.right < sale.spaces)
  const best = casksOf(shown, seat).slice(0, free)
  return { count: best.length, vp: sum(best) + (sale.bonus || best.length === 0 ? 0 : sale.bonusVp) }
}

/** GM2-C3-6: at the sales passed on the way, one cask at each. */
function mostPassing({ line }: View, shown: Shown, seat: Seat, to: number): Most {
  const from = line.find(({ pieces }) => pieces.includes(seat))?.position ?? to
  const open = line.filter(({ position, tile }) => {
    const sale = shown.sales.find((it) => it.tile === tile)
    return position > from && position < to && sale !== undefined && sale.right < sale.spaces
  })
  const best = casksOf(shown, seat).slice(0, open.length)
  return { count: best.length, vp: sum(best) }
}

export function saleFacts(view: View, offer: Offer, words: Words): readonly Fact[] {
  const { chronicles, pending } = view
  const { cellars: shown } = chronicles
  if (shown === undefined || pending?.kind !== 'turn' || offer.reason !== null) return []
  const say = cellarsIn(words)
  const sale = shown.sales.find(({ tile }) => tile === offer.tile)
  const here = sale === undefined ? null : mostAt(shown, pending.seat, sale)
  const passing = mostPassing(view, shown, pending.seat, offer.position)
  return [
    ...(here === null ? [] : [{ text: say.sellsHere(here.count, here.vp) }]),
    ...(passing.count === 0 ? [] : [{ text: say.sellsOnWay(passing.count, passing.vp) }]),
  ]
}
