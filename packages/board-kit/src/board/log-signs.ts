import type { ComponentChild } from 'preact'

/** Of what an event names: goods, pieces, cards, coins. Empty where it names no thing. */
export type LogSigns<E> = (event: E) => readonly ComponentChild[]

type Field<E> = E extends unknown ? keyof E : never
type Value<E, F> = E extends unknown ? (F extends keyof E ? E[F] : never) : never

/** Pictures by the fields that name things, in this order: a new event that names the same things needs no entry. */
type SignTable<E> = {
  readonly [F in Field<E>]?: (value: Value<E, F>, event: E) => readonly ComponentChild[]
}

export const logSigns =
  <E extends object>(table: SignTable<E>): LogSigns<E> =>
  (event) =>
    Object.entries<unknown>(table).flatMap(([field, draw]): readonly ComponentChild[] =>
      draws(draw) && field in event ? draw(Reflect.get(event, field), event) : [],
    )

const draws = (entry: unknown): entry is (value: unknown, event: object) => readonly ComponentChild[] =>
  typeof entry === 'function'

export const seatIn = (event: object): number => ('seat' in event && typeof event.seat === 'number' ? event.seat : 0)

export const once = <K>(keys: readonly K[]): readonly K[] => [...new Set(keys)]
