import { expect, test } from 'vitest'
import type { CoreState, GameTypes } from './contract.ts'
import type { Json } from './json.ts'
import { type Secret, hide, peek } from './secret.ts'

type Of<V extends Json> = V
type OfGame<T extends GameTypes> = T
type State = { hand: Secret<number[]> }

const state: State = { hand: hide([1, 2]) }

test('a secret is the plain value to those who may look', () => {
  expect(peek(state.hand)).toEqual([1, 2])
  expect(JSON.stringify(state)).toBe('{"hand":[1,2]}')
})

test('a secret in a view does not compile', () => {
  // @ts-expect-error a secret is not plain data
  const view: Json = { hand: state.hand }
  // @ts-expect-error nor is it a list of cards
  const hand: readonly number[] = state.hand
  // @ts-expect-error nor can it hide deeper down
  const deep: Json = { seats: [{ hand: state.hand }] }
  expect([view, hand, deep]).toHaveLength(3)
})

test('types with a secret in them are not the types of a view, an event or an action', () => {
  // @ts-expect-error a secret is not plain data
  const one: Of<{ readonly hand: Secret<number[]> }> | null = null
  // @ts-expect-error the bundle of a game refuses it too
  const two: OfGame<{
    setup: null
    state: CoreState
    action: null
    event: null
    view: Secret<1>
    reason: null
    tieBreak: never
  }> | null = null
  expect([one, two]).toEqual([null, null])
})

test('a secret cannot be read by mistake', () => {
  // @ts-expect-error it has no length, no items, no fields
  expect(state.hand.length).toBe(2)
  // @ts-expect-error and does not pass for another secret
  const other: Secret<string> = state.hand
  expect(other).toBe(state.hand)
})
