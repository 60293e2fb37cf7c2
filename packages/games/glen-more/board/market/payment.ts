import { ACTIVATION_OF, type Good, type TileId, type View, type WayShown } from '@bothy/glen-more/data'
import { bestFirst, type OptionOf, type QuestionOf } from '@bothy/board-kit/parts/payment/question.ts'
import { at, hasWays } from '../presenter.ts'

export type Option = OptionOf<Good, WayShown> & {
  readonly bought: readonly Good[]
  readonly coins: number
}
export type Question = QuestionOf<TileId, Option>

const better = bestFirst<Option>(
  ({ way }) => [way?.vp ?? 0, way?.barrels ?? 0],
  ({ coins }) => coins,
)

export function questionOf(view: View, picked: readonly string[]): Question | null {
  const { pending } = view
  if (pending === null) return null
  if (view.cubeChoices.length > 0) {
    const open = view.cubeChoices.filter(({ reason }) => reason === null)
    const options = open.map(({ goods, payment }) => ({
      goods,
      bought: payment?.bought ?? [],
      coins: payment?.coins ?? 0,
      way: null,
    }))
    return { tile: pending.tile, receives: pending.kind === 'choose', options: options.toSorted(better) }
  }
  if (pending.kind === 'spend' && picked.length > 0) {
    const options = [...new Set(pending.goods)].map((good) => ({ goods: [good], bought: [], coins: 0, way: null }))
    return { tile: pending.tile, receives: false, options }
  }
  const it = view.activatable.find(({ tile }) => picked[0] === at.tile(tile) && hasWays(tile))
  if (it === undefined || it.ways.length === 0) return null
  const options = it.ways.map((way) => ({
    goods: way.goods,
    bought: way.payment.bought,
    coins: way.payment.coins,
    way,
  }))
  return { tile: it.tile, receives: ACTIVATION_OF[it.tile].kind === 'produceAny', options: options.toSorted(better) }
}
