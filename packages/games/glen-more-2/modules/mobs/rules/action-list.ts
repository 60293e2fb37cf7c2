import { MAX_SEATS } from '../../../data/limits.ts'
import { CARDS } from '../../../data/cards.ts'
import { FIELD_COUNT } from '../../../data/fields.ts'
import { GOODS } from '../../../data/goods.ts'
import { TILE_COUNT, type TileId } from '../../../data/tiles.ts'
import type { Action } from '../../../rules/types.ts'
import { GANGSTER_IDS, MOST_TOKENS } from '../data/index.ts'
import type { Row } from './types.ts'

export type Of<T extends Action['type']> = Extract<Action, { readonly type: T }>

const times = <V>(count: number, make: (i: number) => V): readonly V[] =>
  Array.from({ length: count }, (_, i) => make(i))
const perTile = <V>(make: (tile: TileId) => V): readonly V[] => times(TILE_COUNT, make)

export const PENNY = GANGSTER_IDS.map((gangster): Of<'penny'> => ({ type: 'penny', gangster }))
export const RECRUIT = GANGSTER_IDS.map((gangster): Of<'recruit'> => ({ type: 'recruit', gangster }))
export const CHARGE = times(MOST_TOKENS, (token) =>
  times(FIELD_COUNT, (field): Of<'charge'> => ({ type: 'charge', token, field })),
)
export const RESERVE = times(MOST_TOKENS, (token) =>
  perTile((tile): Of<'reserve'> => ({ type: 'reserve', token, tile })),
)
export const ROWS: readonly Row[] = [...GOODS, 'england']
export const GRAB = ROWS.map((row): Of<'grab'> => ({ type: 'grab', row }))
export const INTERCEPT = perTile((tile) => GOODS.map((good): Of<'intercept'> => ({ type: 'intercept', good, tile })))
export const INTERCEPT_TO_SELL = GOODS.map((good): Of<'intercept'> => ({ type: 'intercept', good, tile: null }))
export const DECLINE_TURN: Of<'declineTurn'> = { type: 'declineTurn' }
export const HIRE = GANGSTER_IDS.map((gangster) => perTile((from): Of<'hire'> => ({ type: 'hire', gangster, from })))
export const HIRE_FROM_SUPPLY = GANGSTER_IDS.map((gangster): Of<'hire'> => ({ type: 'hire', gangster, from: null }))
export const LURK = perTile((tile): Of<'lurk'> => ({ type: 'lurk', tile }))
export const SNEAK = perTile((tile): Of<'sneak'> => ({ type: 'sneak', tile }))
export const STEAL = perTile((tile) => GOODS.map((good): Of<'steal'> => ({ type: 'steal', good, tile })))
export const SHIFT = perTile((tile): Of<'shift'> => ({ type: 'shift', tile }))
export const ITEMS = ['coin', ...GOODS] as const
export const TRICK_FOR = ITEMS.map((item) => GOODS.map((good): Of<'trick'> => ({ type: 'trick', item, good })))
export const STAKE = times(CARDS.length, (card): Of<'stake'> => ({ type: 'stake', card }))
export const SLIP: Of<'slip'> = { type: 'slip' }
export const SECOND: Of<'second'> = { type: 'second' }
export const BARGE: Of<'barge'> = { type: 'barge' }
export const DEMAND = times(MAX_SEATS, (of): Of<'demand'> => ({ type: 'demand', of }))
const MOST_ON_A_TABLE = 10
export const SURRENDER = times(MOST_ON_A_TABLE, (place): Of<'surrender'> => ({ type: 'surrender', place }))
export const REROLL: Of<'reroll'> = { type: 'reroll' }
