import type { Seat } from '@bothy/kernel'
import { bundlesOf, type Hex, kindsIn } from '@bothy/kit'
import { CONTRACTS, type ContractId } from '../data/contracts.ts'
import { BASIC_GOODS, type Good, GOODS } from '../data/goods.ts'
import { HEXES } from '../data/grid.ts'
import { CELLAR_SPOTS } from '../data/clans.ts'
import { HIGHEST_BID, LOWEST_BID, MAX_SEATS, MERCHANTS, UNITS_OF_A_KIND } from '../data/limits.ts'
import { PORT_TILES } from '../data/port-tiles.ts'
import { isWorker, TECHNOLOGIES, UNITS } from '../data/units.ts'
import type { Action } from './types.ts'

/** Every action is built once: lists of legal actions hold these objects and allocate nothing. */

const upTo = <V>(n: number, make: (i: number) => V): readonly V[] => Array.from({ length: n + 1 }, (_, i) => make(i))
const perHex = <V>(make: (hex: Hex) => V): readonly V[] => upTo(HEXES - 1, make)

export const BID = upTo(HIGHEST_BID, (vp): Action => ({ type: 'bid', vp: Math.max(vp, LOWEST_BID) }))
export const OUT: Action = { type: 'out' }
/** One pair more than seats are on offer at most. */
export const TAKE = upTo(MAX_SEATS, (pair): Action => ({ type: 'take', pair }))

export const PLACE: readonly (readonly Action[])[] = UNITS.map((unit) =>
  isWorker(unit) ? perHex((hex): Action => ({ type: 'place', unit, hex })) : [],
)
export const EXPAND = UNITS.map((unit) => perHex((hex): Action => ({ type: 'expand', unit, hex })))
export const EXPAND_UNIT = UNITS.map((unit): Action => ({ type: 'expand', unit, hex: null }))
export const EXPAND_HEX = perHex((hex): Action => ({ type: 'expand', unit: null, hex }))

export const BUY = GOODS.map((good) => upTo(MERCHANTS, (n): Action => ({ type: 'buy', good, n })))
export const SELL = GOODS.map((good) => upTo(MERCHANTS, (n): Action => ({ type: 'sell', good, n })))

const perContract = (make: (contract: ContractId) => Action): readonly Action[] => upTo(CONTRACTS - 1, make)
export const OBTAIN = perContract((contract) => ({ type: 'obtain', contract }))
export const FULFIL = perContract((contract) => ({ type: 'fulfil', contract }))
export const KEEP = perContract((contract) => ({ type: 'keep', contract }))
export const DRAW: Action = { type: 'draw' }

export const SHIP: Action = { type: 'ship' }
export const HIRE: Action = { type: 'hire' }
export const IMPROVE = TECHNOLOGIES.map((technology): Action => ({ type: 'improve', technology }))
export const RECALL = GOODS.map((good): Action => ({ type: 'recall', good }))

export const SLAUGHTER = perHex((hex): Action => ({ type: 'slaughter', hex }))
export const PASS: Action = { type: 'pass' }
export const SKIP: Action = { type: 'skip' }
export const END: Action = { type: 'end' }

export const PORT = PORT_TILES.map((port): Action => ({ type: 'port', port, copy: null }))
export const PORT_COPY = PORT_TILES.map((copy): Action => ({ type: 'port', port: 'copyPort', copy }))

export type Exchange = { readonly give: number; readonly gain: readonly number[]; readonly action: Action }

/** COC-58, COC-59: one good of the kind for several of the kind. */
const exchanges = (first: number, gain: number): readonly Exchange[] =>
  BASIC_GOODS.flatMap((_, i) =>
    bundlesOf(BASIC_GOODS.length, gain, false).map((bundle): Exchange => {
      const kinds = kindsIn(bundle).map((kind) => first + kind)
      return {
        give: first + i,
        gain: kinds,
        action: { type: 'exchange', give: GOODS[first + i], gain: kinds.map((good): Good => GOODS[good]) },
      }
    }),
  )
const MOST_GAINED = 5
const EXCHANGES = [0, BASIC_GOODS.length].map((first) => upTo(MOST_GAINED, (gain) => exchanges(first, gain)))
export const exchangesFor = (processed: boolean, gain: number): readonly Exchange[] =>
  EXCHANGES[processed ? 1 : 0][gain]

export const SHIFT = GOODS.map((good) => [false, true].map((up): Action => ({ type: 'shift', good, up })))
export const SWAP = UNITS.map((unit) => perHex((hex): Action => ({ type: 'swap', hex, unit })))
export const WITHDRAW = upTo(CELLAR_SPOTS, (spot): Action => ({ type: 'withdraw', spot }))
export const STORE: Action = { type: 'store' }
export const PROCESS = upTo(UNITS_OF_A_KIND, (bread) =>
  upTo(UNITS_OF_A_KIND, (cheese) =>
    upTo(UNITS_OF_A_KIND, (whisky): Action => ({ type: 'process', bread, cheese, whisky })),
  ),
)

const rows: Map<number, Action> = new Map()
export function rowAction(from: Hex, to: Hex): Action {
  const key = from * HEXES + to
  const known = rows.get(key)
  if (known !== undefined) return known
  const made: Action = { type: 'row', from, to }
  rows.set(key, made)
  return made
}
const discards = { milk: new Map<number, Action>(), grain: new Map<number, Action>() }
export function discardAction(good: 'milk' | 'grain', n: number): Action {
  const known = discards[good].get(n)
  if (known !== undefined) return known
  const made: Action = { type: 'discard', good, n }
  discards[good].set(n, made)
  return made
}

export function notAsked(action: Action, kind: string): never {
  throw new Error(`${action.type} does not answer ${kind}`)
}

export const perSeat = <F>(make: (seat: Seat) => F): readonly F[] => upTo(MAX_SEATS - 1, make)
