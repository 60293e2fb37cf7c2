import type { Seat } from '@bothy/kernel'
import { type Bundle, countIn } from '@bothy/kit'
import type { ChronicleStrategy } from '../../../opponents/chronicle-strategy.ts'
import { best } from '../../../opponents/select.ts'
import { contentOf } from '../../../rules/content.ts'
import { GOOD_KINDS } from '../../../data/goods.ts'
import type { TileId } from '../../../data/tiles.ts'
import { type Activating, isInReach } from '../../../rules/topics/activation.ts'
import { isFinished, OUT, positionOf, STACK_D, tilesLeft } from '../../../rules/topics/rondel.ts'
import { stockOf } from '../../../rules/topics/territory.ts'
import type { Action, State } from '../../../rules/types.ts'
import { SALE_TILES, ZERO_AREA } from '../data/index.ts'
import { ageable, filledOf, freeSpaces, lastOf, nextCellar, valueOf, vpOfSale, zeroOf } from '../rules/queries.ts'

/** Share of a cask's value that a sale to come is likely to pay. */
const SOLD = 0.75
/** Share of its value for a cask with no sale left. */
const UNSOLD = 0.05
const STEP = 0.8
const LAST_CHANCE = 0.5
const LATE_CHANCE = 0.2

function salesAhead(s: State, seat: Seat): number {
  if (isFinished(s, seat)) return 0
  let n = 0
  for (const tile of SALE_TILES) n += chanceAt(s, seat, tile)
  return n
}

/** Only the letters of coming sales are known, and the last of them may come too late. */
function chanceAt(s: State, seat: Seat, tile: TileId): number {
  const position = positionOf(s, tile)
  if (position !== OUT) {
    if (position <= s.at[seat] || position >= s.front) return 0
    return freeSpaces(s, seat, tile).length > 0 ? 1 : LAST_CHANCE
  }
  if (s.removed.includes(tile)) return 0
  const place = contentOf(s).tiles[tile].stack - 1
  return place < STACK_D ? 1 : s.end === OUT ? LAST_CHANCE : tilesLeft(s, STACK_D) > 0 ? LATE_CHANCE : 0
}

function cellarWorth(s: State, seat: Seat): number {
  let chances = salesAhead(s, seat)
  let sum = 0
  for (const space of filledOf(s, seat).toReversed()) {
    const chance = Math.min(1, Math.max(0, chances))
    sum += valueOf(s, space) * (SOLD * chance + UNSOLD)
    chances--
  }
  return sum + zeroOf(s, seat) * valueOf(s, ZERO_AREA) * UNSOLD
}

const ages = (s: State, tile: TileId): boolean => {
  const kind = contentOf(s).tiles[tile].activation?.kind
  return kind === 'age' || kind === 'choice' || kind === 'sequence'
}

const hasOwn = (s: State, seat: Seat, goods: Bundle): boolean => {
  const stock = stockOf(s, seat)
  for (let good = 0; good < GOOD_KINDS; good++) if (countIn(stock, good) < countIn(goods, good)) return false
  return true
}

function wantsCellar(s: State, seat: Seat, frame: Activating): boolean {
  const cellar = nextCellar(s, seat)
  return (
    cellar !== null &&
    filledOf(s, seat).includes(lastOf(s, seat)) &&
    salesAhead(s, seat) > 0 &&
    s.tiles[seat].some((tile) => ages(s, tile) && !s.activated.includes(tile) && isInReach(s, frame, tile)) &&
    hasOwn(s, seat, contentOf(s).cellars.costs[cellar].goods)
  )
}

function measure(s: State, a: Action, tile: TileId): number {
  if (a.type === 'payCask') return -valueOf(s, a.space)
  if (a.type === 'ageCask') return a.space
  return a.type === 'sellCask' ? vpOfSale(s, tile, a.space, a.onto) + (a.onto === 'bonus' ? 0.1 : 0) : -Infinity
}

export const cellarsStrategy: ChronicleStrategy = {
  turns: [],
  worth: (s, seat) => (s.ranks === null ? cellarWorth(s, seat) : 0),
  activation(s, seat, way) {
    if (way.ages === 0) return 0
    const isOpen = way.casks > 0 || ageable(s, seat).length > 0
    return isOpen ? way.ages * (salesAhead(s, seat) > 0 ? STEP : UNSOLD) : 0
  },
  prune(s, seat, legal) {
    const f = s.stack.at(-1)
    if (f?.kind === 'payCask' || f?.kind === 'ageCask') return best(legal, (a) => measure(s, a, SALE_TILES[0]))
    if (f?.kind === 'sellCask')
      return [...best(legal, (a) => measure(s, a, f.tile)), ...legal.filter((a) => a.type === 'decline')]
    if (f?.kind !== 'activate') return null
    const buy = legal.find((a) => a.type === 'buyCellar')
    return buy !== undefined && wantsCellar(s, seat, f) ? [buy] : null
  },
}
