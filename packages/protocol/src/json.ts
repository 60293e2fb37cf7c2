import { Type } from 'typebox'

/** Whatever JSON can say. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain }

/** An action, a view, an event: data whose shape is the game's business and is checked by its legal list. */
export const Data = Type.Unsafe<Plain>({})

export const SeatNumber = Type.Integer({ minimum: 0, maximum: 7 })
export const TableId = Type.String({ pattern: '^[A-Za-z0-9_-]{8,40}$' })
export const PersonName = Type.String({ minLength: 1, maxLength: 24, pattern: '\\S' })
