import type { Seat } from '@bothy/kernel'
import {
  ANDERSON,
  CARDS,
  CATEGORIES,
  CLAIMER,
  DUFF,
  FACTS,
  GANGSTERS,
  type GangsterId,
  GOODS,
  LAIRD,
  MCCASTLE,
  SNITCH,
  SPONGE,
  SPONGE_LEAST,
  STARVE,
  TRICK,
  type View,
  WANDER,
} from '@bothy/glen-more-2/data'
import { boxOf } from '../../../board/labels.ts'
import { finalPointsOf } from '../../../board/seats/final-points.ts'
import type { BoardContext } from '../../../board/spot.tsx'

const sum = (list: readonly number[]): number => list.reduce((all, n) => all + n, 0)
const rivals = ({ players }: View, me: Seat): readonly Seat[] => [...players.keys()].filter((seat) => seat !== me)

function stacks({ market, chronicles }: View): number {
  const rows = [...GOODS.map((good) => market[good]), chronicles.englishman?.row ?? 0]
  const all = rows.flatMap((filled) => Array.from({ length: filled }, (_, i) => i + 1))
  return sum(all.toSorted((a, b) => b - a).slice(0, FACTS[GANGSTERS[DUFF]].tokens))
}

const unguarded = (view: View, me: Seat): number =>
  sum(
    rivals(view, me).flatMap((seat) =>
      view.players[seat].tiles.map(({ goods, scotsmen }) => (scotsmen > 0 ? 0 : goods.length)),
    ),
  )

const sponged = (view: View, me: Seat): number =>
  sum(
    rivals(view, me).map((seat) => CATEGORIES.filter((it) => (view.standing[it].vp[seat] ?? 0) >= SPONGE_LEAST).length),
  )

function castled(view: View, me: Seat): number | null {
  const { values, vp } = view.standing.scotsmen
  const { lead } = boxOf(view).scoring
  // Doubling by Castle Moil is not counted here.
  if (view.players.some(({ cards }) => cards.includes(CARDS.indexOf('castle-moil')))) return null
  const brings = (victim: Seat): number => {
    const then = values.map((n, seat) => (seat === me ? n + 1 : seat === victim ? Math.max(0, n - 1) : n))
    const ahead = then[me] - Math.min(...then)
    return (lead[Math.min(ahead, lead.length - 1)] ?? 0) - (vp[me] ?? 0)
  }
  return Math.max(...rivals(view, me).map(brings))
}

export function countNow(table: BoardContext, gangster: GangsterId): number | null {
  const { view, me } = table
  if (me === null) return null
  const { mobs, haggis, mountain, tome } = view.chronicles
  const box = boxOf(view).mobs
  switch (gangster) {
    case WANDER:
      return sum(box.wander)
    case DUFF:
      return stacks(view)
    case LAIRD:
      return sum(box.laird)
    case SNITCH:
      return unguarded(view, me)
    case SPONGE:
      return sponged(view, me)
    case ANDERSON: {
      const { tilesMore, penalty } = finalPointsOf(table, me)
      return tilesMore > 0 ? (0 - penalty) / tilesMore : null
    }
    case MCCASTLE:
      return castled(view, me)
    case STARVE:
      return haggis === undefined ? null : sum(rivals(view, me).map((seat) => haggis.tables[seat].tokens.length))
    case TRICK:
      return mountain === undefined ? null : mountain.coins + sum(GOODS.map((good) => mountain.goods[good]))
    case CLAIMER:
      return sum(
        rivals(view, me).map(
          (seat) =>
            view.players[seat].cards.filter(
              (card) => tome?.turned[seat].includes(card) !== true && mobs?.staked.includes(card) !== true,
            ).length,
        ),
      )
    default:
      return null
  }
}
