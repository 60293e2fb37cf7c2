import type { Seat } from '@bothy/kernel'
import {
  CARD_FACTS,
  type CardId,
  CATEGORIES,
  type Category,
  COLOUR_OF,
  KIND_OF,
  VP_BY_DIFFERENCE,
  VP_PER_COIN,
  VP_PER_TILE_MORE,
  type View,
} from '@bothy/glen-more'

/** What a scoring would bring a seat now (GM-80). */
function nextVp({ players }: View, category: Category, seat: Seat): number {
  const values = players.map((player) => player.values[category])
  const more = values[seat] - Math.min(...values)
  return VP_BY_DIFFERENCE[Math.min(more, VP_BY_DIFFERENCE.length - 1)] ?? 0
}

/** What the cards of a seat bring at the end (GM-60, GM-62, GM-72). */
function cardVp({ players }: View, seat: Seat): readonly { readonly card: CardId; readonly vp: number }[] {
  const { cards, tiles } = players[seat]
  return cards.flatMap((card) => {
    const { effect } = CARD_FACTS[card]
    if (effect.kind === 'vpByColour') {
      return [{ card, vp: effect.vp * tiles.filter(({ tile }) => COLOUR_OF[tile] === effect.colour).length }]
    }
    if (effect.kind !== 'vpByKind') return []
    return [{ card, vp: effect.vp * tiles.filter(({ tile }) => KIND_OF[tile] === effect.tile).length }]
  })
}

export type Outlook = {
  readonly seat: Seat
  readonly vp: number
  readonly next: { readonly [C in Category]: number }
  readonly scoring: number
  readonly coins: number
  readonly cards: number
  readonly tilesMore: number
  readonly penalty: number
  readonly total: number
  readonly cubes: number
}

/** If the game ended now, with one more scoring; once it is over, as it ended. */
export function outlookOf(view: View, seat: Seat): Outlook {
  const player = view.players[seat]
  const over = view.ranks !== null
  const vp = (category: Category): number => (over ? 0 : nextVp(view, category, seat))
  const next = { barrels: vp('barrels'), chieftains: vp('chieftains'), cards: vp('cards') }
  const scoring = CATEGORIES.reduce((sum, category) => sum + next[category], 0)
  const coins = player.coins * VP_PER_COIN
  const cards = cardVp(view, seat).reduce((sum, it) => sum + it.vp, 0)
  const tilesMore = player.tiles.length - Math.min(...view.players.map(({ tiles }) => tiles.length))
  const penalty = tilesMore === 0 ? 0 : tilesMore * VP_PER_TILE_MORE
  return {
    seat,
    vp: player.vp,
    next,
    scoring,
    coins,
    cards,
    tilesMore,
    penalty,
    total: player.vp + scoring + coins + cards + penalty,
    cubes: player.tiles.reduce((sum, { cubes }) => sum + cubes.length, 0),
  }
}

/** All seats, the best first. */
export function ranking(view: View): readonly Outlook[] {
  return view.players
    .map((_, seat) => outlookOf(view, seat))
    .sort((a, b) => (view.ranks?.[a.seat] ?? 0) - (view.ranks?.[b.seat] ?? 0) || b.total - a.total || b.cubes - a.cubes)
}
