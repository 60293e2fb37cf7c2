import { itsSeat, type Seat } from '@bothy/kernel'
import { coinsIn } from '@bothy/kit'
import { DECLINE, notAsked } from '../../../rules/actions.ts'
import { NO_TILE, TILES, type TileId } from '../../../data/tiles.ts'
import type { AskOf } from '../../../rules/frames/frame.ts'
import { setTile } from '../../../rules/topics/rondel.ts'
import type { Action, Event, State } from '../../../rules/types.ts'
import { ENGLISHMAN } from '../data/index.ts'
import { eachTileOfRondel, englandOf, isUnderWay, whyNotSwap } from './queries.ts'

/** GM2-C6-11: effects of cards of Chronicle 6 on him and his row. */

export const SWAP = TILES.map((_, tile): Extract<Action, { type: 'swap' }> => ({ type: 'swap', tile }))

export function takeAllCoins(s: State, seat: Seat, events?: Event[]): void {
  const mine = englandOf(s)
  const coins = coinsIn(mine.row)
  if (coins === 0) return
  mine.row = 0
  s.coins[seat] += coins
  events?.push({ type: 'englandRowTaken', seat, coins })
}

function swapsOf(s: State): readonly TileId[] {
  const out: TileId[] = []
  eachTileOfRondel(s, (tile) => {
    if (whyNotSwap(s, tile) === null) out.push(tile)
  })
  return out
}

export function askSwap(s: State, seat: Seat): void {
  if (isUnderWay(s) && swapsOf(s).length > 0) s.stack.push({ kind: 'swap', seat })
}

export const swap: AskOf<'swap'> = {
  actors: itsSeat,
  legal(s, _f, _seat, out) {
    for (const tile of swapsOf(s)) out.push(SWAP[tile])
    out.push(DECLINE)
  },
  apply(s, f, seat, a, events) {
    s.stack.pop()
    if (a.type === 'decline') {
      events?.push({ type: 'declined', seat })
      return
    }
    if (a.type !== 'swap') return notAsked(a, f.kind)
    const from = s.at[ENGLISHMAN]
    eachTileOfRondel(s, (tile, to) => {
      if (tile !== a.tile) return
      setTile(s, to, NO_TILE)
      s.at[ENGLISHMAN] = to
    })
    setTile(s, from, a.tile)
    events?.push({ type: 'englishmanSwapped', seat, from, to: s.at[ENGLISHMAN], tile: a.tile })
  },
}
