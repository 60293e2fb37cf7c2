import type { Seat } from '@bothy/kernel'
import { sizeOf } from '@bothy/kit'
import type { ChronicleStrategy } from '../../../opponents/chronicle-strategy.ts'
import { newScale, type Scale, weigh } from '../../../opponents/scale.ts'
import { best } from '../../../opponents/select.ts'
import { contentOf } from '../../../rules/content.ts'
import { GOOD_KINDS, goodId } from '../../../data/goods.ts'
import { PIECES } from '../../../data/pieces.ts'
import { isFinished, OUT, positionOf } from '../../../rules/topics/rondel.ts'
import { roomOn } from '../../../rules/topics/territory.ts'
import type { State } from '../../../rules/types.ts'
import { MOUNTAIN } from '../data/index.ts'
import { mountainOf, seatOn } from '../rules/queries.ts'

/** Worth of a coin, and of the toll of a seat that will still pass, which may be a resource of less worth. */
const COIN = 1
const TO_COME = 0.9
/** Toll that a seat still before the Mountain will pay. */
const TO_PAY = 0.8

/** Filled and read within one question. */
const scale = newScale()
function weighed(s: State, seat: Seat): Scale {
  weigh(s, seat, scale)
  return scale
}

function stillToPass(s: State, from: number): number {
  let n = 0
  for (let piece = 0; piece < PIECES; piece++)
    if (s.at[piece] !== OUT && s.at[piece] < from && (s.end === OUT || s.end > from)) n++
  return n
}

function contentsFor(s: State, seat: Seat): number {
  const { coins, goods } = mountainOf(s)
  const { kept } = weighed(s, seat)
  let sum = coins * COIN + stillToPass(s, s.at[seat]) * TO_COME
  for (let good = 0; good < GOOD_KINDS; good++) sum += goods[good] * kept[good]
  return sum
}

function isBefore(s: State, seat: Seat): boolean {
  const position = positionOf(s, MOUNTAIN)
  return s.at[seat] < position && position < s.front && (s.end === OUT || position < s.end)
}

export const mountainStrategy: ChronicleStrategy = {
  turns: ['unload'],
  worth(s, seat) {
    if (s.ranks !== null) return 0
    if (seatOn(s) === seat) return contentsFor(s, seat)
    return isFinished(s, seat) || !isBefore(s, seat) ? 0 : -TO_PAY
  },
  prune(s, seat, legal) {
    const kind = s.stack.at(-1)?.kind
    if (kind !== 'toll' && kind !== 'unload') return null
    const { kept } = weighed(s, seat)
    // The resource worth least goes to the Mountain, from the fullest tile; of those taken, the one worth most comes first.
    return best(legal, (a) => {
      if (a.type === 'toll')
        return a.good === null || a.tile === null ? -COIN : 0.02 * sizeOf(s.goods[a.tile]) - kept[goodId(a.good)]
      if (a.type !== 'unload') return -Infinity
      const inTheWay = contentOf(s).tiles[a.tile].activation?.kind === 'gain' ? 0.3 : 0
      return kept[goodId(a.good)] + 0.05 * roomOn(s, a.tile) - inTheWay
    })
  },
}
