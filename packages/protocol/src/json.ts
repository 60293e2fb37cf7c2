import { Type } from 'typebox'

export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain }

/** An action, a view or an event: the game decides its shape, and its legal list checks it. */
export const Data = Type.Unsafe<Plain>({})

/** A kind with figures, for which each game has words: this a decision has over another. */
export const Merit = Type.Unsafe<{ readonly kind: string; readonly [figure: string]: Plain }>({
  type: 'object',
  required: ['kind'],
  properties: { kind: { type: 'string' } },
})

export const SeatNumber = Type.Integer({ minimum: 0, maximum: 7 })
export const TableId = Type.String({ pattern: '^[A-Za-z0-9_-]{8,40}$' })
export const PersonName = Type.String({ minLength: 1, maxLength: 24, pattern: '\\S' })
