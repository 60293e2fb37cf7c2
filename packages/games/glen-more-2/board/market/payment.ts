import { type By, type Good, GOODS, type TileId, type WayShown } from '@bothy/glen-more-2/data'
import { bestFirst, type OptionOf, type QuestionOf } from '@bothy/board-kit/parts/payment/question.ts'
import { at, tileIn, waysOf } from '../presenter.ts'
import type { BoardContext } from '../spot.tsx'

export type Option = OptionOf<Good, WayShown> & { readonly by: By }
export type Question = QuestionOf<TileId, Option>

const better = bestFirst<Option>(
  ({ way }) => [way?.vp ?? 0, way?.casks ?? 0],
  ({ way }) => way?.payment.coins ?? 0,
)

function anyGoods(most: number, from = 0): readonly (readonly Good[])[] {
  if (most === 0) return [[]]
  return [[], ...GOODS.slice(from).flatMap((good, i) => anyGoods(most - 1, from + i).map((rest) => [good, ...rest]))]
}

export function questionOf({ view, me, choice }: Pick<BoardContext, 'view' | 'me' | 'choice'>): Question | null {
  const { pending } = view
  if (pending === null || pending.seat !== me) return null
  if (pending.kind === 'choose' || pending.kind === 'keep') {
    const sets = anyGoods(pending.left).filter((goods) => choice.isSelectable(at.way(goods)))
    const options = sets
      .map((goods) => ({ goods, by: null, way: null }))
      .toSorted((a, b) => b.goods.length - a.goods.length)
    return { tile: pending.tile, receives: true, options }
  }
  const tile = tileIn(choice.picked[0] ?? null)
  const ways = tile === null ? [] : waysOf(view, tile)
  if (tile === null || ways.length < 2) return null
  const options = ways.map((way) => ({ goods: way.goods, by: way.by, way }))
  return { tile, receives: ways.every(({ puts }) => puts.length > 0), options: options.toSorted(better) }
}
