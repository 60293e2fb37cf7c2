import { type Good, GOODS, type Unit } from '../../data/index.ts'
import { ask, type Course } from './asking.ts'
import { canDraw, draw } from './obtaining.ts'
import { portsFor, usePort } from './port-choice.ts'
import {
  costOf,
  goodNamed,
  isFactory,
  meet,
  piecesOf,
  movePrice,
  placed,
  sitesFor,
  soldBeside,
  type Table,
  unitNamed,
} from './table.ts'
import { nearbyBuys, shifts, trade } from './trading.ts'

/** A list no longer than this names unit and space at once. */
const MOST_SITES = 320

export function sites(t: Table, seat: number, isFree: boolean): string[] {
  const all = sitesFor(t, seat, isFree)
  if (all.length <= MOST_SITES) return all.map(({ unit, hex }) => `expand ${unit} ${hex}`)
  return [...new Set(all.map(({ unit }) => `expand ${unit}`))]
}

export function* expand(t: Table, seat: number, words: readonly string[], isFree: boolean): Course {
  const unit = unitNamed(words[1])
  let [, , hex] = words
  if (hex === undefined) {
    const options = (): string[] =>
      sitesFor(t, seat, isFree)
        .filter((site) => site.unit === unit)
        .map((site) => `expand ${unit} ${site.hex}`)
    hex = (yield* ask(t, seat, 'site', options))[2]
    meet(t, 'space asked for by itself')
  }
  meetReach(t, seat, hex)
  put(t, seat, unit, hex, isFree)
  const isFourth = isFactory(unit) && placed(t, seat, unit) === 4
  yield* afterPlacing(t, seat, [...soldBeside(t, seat, hex)], isFourth ? 1 : 0)
}

function meetReach(t: Table, seat: number, hex: string): void {
  const own = piecesOf(t, seat).map((piece) => ({ piece, level: t.ground.level(piece.hex, hex) }))
  const least = Math.min(...own.map(({ level }) => level))
  meet(t, `COC-50 reached at level ${least}`)
  if (own.every(({ piece, level }) => level > least || piece.unit === 'fisherman'))
    meet(t, 'COC-88 reached from a fisherman')
}

export function put(t: Table, seat: number, unit: Unit, hex: string, isFree: boolean): void {
  const { clan } = t.players[seat]
  t.players[seat].money -= costOf(t, seat, unit, hex, isFree)
  if (clan === 'campbell' && isFactory(unit)) meet(t, `COC-84 factory ${placed(t, seat, unit) + 1}`)
  if (clan === 'robertson' && t.ground.deltas.has(hex)) meet(t, isFree ? 'COC-93 free' : 'COC-93 paid')
  if (unit === 'fisherman') meet(t, 'COC-88 fisherman')
  t.pieces.set(hex, { seat, unit, hex })
}

/** COC-33, COC-42 to COC-46, COC-62: purchases and draws, in any order. */
export function* afterPlacing(t: Table, seat: number, sellers: readonly Good[], draws: number): Course {
  let goods = GOODS.filter((good) => sellers.includes(good))
  const buying = (good: Good): string[] => nearbyBuys(t, seat, good)
  let must: Good | null = null
  for (;;) {
    const only: Good | null = must
    const among: readonly Good[] = only === null ? goods : [only]
    const port = (): string[] =>
      portsFor(t, seat, (tile) => tile === 'priceShift' && shifts(t, among, buying).length > 0)
    const drawsLeft = draws
    const words = yield* ask(t, seat, 'placed', () =>
      only === null
        ? [...among.flatMap(buying), ...(drawsLeft > 0 && canDraw(t, seat) ? ['draw'] : []), ...port(), 'skip']
        : [...buying(only), ...port()],
    )
    switch (words[0]) {
      case 'skip':
        return
      case 'draw':
        draws--
        yield* draw(t, seat)
        break
      case 'port':
        usePort(t, seat, words)
        must = yield* shift(t, seat, () => shifts(t, among, buying))
        meet(t, only === null ? 'COC-62 before a purchase' : 'COC-103 the price moved twice')
        break
      default: {
        const good = goodNamed(words[1])
        trade(t, seat, true, good, Number(words[2]), true)
        goods = goods.filter((other) => other !== good)
        must = null
      }
    }
  }
}

export function* shift(t: Table, seat: number, options: () => string[]): Course<Good> {
  const [, word, direction] = yield* ask(t, seat, 'shift', options)
  const good = goodNamed(word)
  movePrice(t, good, direction === 'up' ? 3 : -3)
  return good
}
