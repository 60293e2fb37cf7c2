import { itsSeat } from '@bothy/kernel'
import { notAsked, SWAP } from '../actions.ts'
import { whyNotSwap } from '../topics/targets.ts'
import { cardOf, indexOfPiece, seatBit } from '../topics/zones.ts'
import type { AskOf } from './frame.ts'

/** LOS-41, LOS-42, Fergusson: this card and one of an opponent change places, orientation and marks kept. */
export const swap: AskOf<'swap'> = {
  actors: itsSeat,
  legal(s, f, _seat, out) {
    for (let owner = 0; owner < s.seats; owner++) {
      if (whyNotSwap(f.seat, owner) !== null) continue
      for (let i = 0; i < s.armies[owner].length; i++) out.push(SWAP[owner][i])
    }
  },
  apply(s, f, seat, a, events) {
    if (a.type !== 'swap') return notAsked(a, f.kind)
    s.stack.pop()
    const own = s.armies[seat]
    const index = indexOfPiece(s, seat, f.piece)
    const given = own[index]
    const taken = s.armies[a.owner][a.index]
    own[index] = taken
    s.armies[a.owner][a.index] = given
    taken.seenBy |= seatBit(seat) // LOS-84
    events?.push({
      type: 'swapped',
      seat,
      owner: a.owner,
      gave: cardOf(given),
      took: cardOf(taken),
      piece: taken.id,
      faceUp: taken.faceUp,
    })
  },
}
