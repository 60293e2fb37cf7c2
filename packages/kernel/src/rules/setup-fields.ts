import type { Checked, Option, Seat, SetupProblem } from '../contract.ts'
import { isObject, type Json, sameJson } from '../json.ts'

type Refused = { readonly ok: false; readonly problem: SetupProblem }

export const refuseSetup = (at: string, why: SetupProblem['why']): Refused => ({ ok: false, problem: { at, why } })

type Fields = { readonly [field: string]: Json }

export type ChosenOf<O extends readonly Option[]> = {
  readonly [K in O[number] as K['id']]: ReturnType<K['values']>[number]
}

/** `null` is a value, and not the same as absent. */
export function checkFields(raw: Json | undefined, at: string, known: readonly string[]): Checked<Fields> {
  if (!isFields(raw)) return refuseSetup(at, at === '' ? 'not-allowed' : 'bad-arrangement')
  const unknown = Object.keys(raw).find((field) => !known.includes(field))
  if (unknown !== undefined) return refuseSetup(at === '' ? unknown : `${at}.${unknown}`, 'unknown-field')
  return { ok: true, value: raw }
}

/**
 * Checks the number of seats, refuses unknown fields, and sets each option to its default or to one of its values for so many seats.
 * `others`: fields that the game checks itself, such as `arranged`.
 */
export function checkOptions<const O extends readonly Option[]>(
  game: { readonly options: O; readonly seats: { readonly min: number; readonly max: number } },
  raw: Json,
  seats: number,
  others: readonly string[],
): Checked<{ readonly chosen: ChosenOf<O>; readonly rest: Fields }> {
  if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max) return refuseSetup('seats', 'seats')
  const fields = checkFields(raw, '', [...game.options.map((option) => option.id), ...others])
  if (!fields.ok) return fields
  const chosen: { [id: string]: Json } = {}
  for (const option of game.options) {
    const value = Object.hasOwn(fields.value, option.id) ? fields.value[option.id] : option.default
    if (!option.values(seats).some((known) => sameJson(known, value))) return refuseSetup(option.id, 'not-allowed')
    chosen[option.id] = value
  }
  const isChosen = (x: Fields): x is ChosenOf<O> => game.options.every(({ id }) => Object.hasOwn(x, id))
  if (!isChosen(chosen)) throw new Error('an option was left out')
  return { ok: true, value: { chosen, rest: fields.value } }
}

export function checkList<V extends Json>(
  raw: Json | undefined,
  at: string,
  is: (x: Json, before: readonly V[]) => x is V,
): Checked<V[]> {
  if (!Array.isArray(raw)) return refuseSetup(at, 'bad-arrangement')
  const items: readonly Json[] = raw
  const out: V[] = []
  for (const [i, item] of items.entries()) {
    if (!is(item, out)) return refuseSetup(`${at}[${i}]`, 'bad-arrangement')
    out.push(item)
  }
  return { ok: true, value: out }
}

export const isSeat = (x: Json, seats: number): x is Seat =>
  typeof x === 'number' && Number.isInteger(x) && x >= 0 && x < seats

const isFields = (x: Json | undefined): x is Fields => isObject(x)
