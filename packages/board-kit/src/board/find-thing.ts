import type { Seat } from '@bothy/kernel'

/**
 * Where a thing of the notation is on the table: selectors, the first that is drawn counts. `by` is a button that shows it where it is
 * behind another part of the board.
 */
export type ThingPlace = { readonly at: readonly string[]; readonly by?: string }

export type FindThing<V> = (words: string, table: { readonly view: V; readonly me: Seat | null }) => ThingPlace | null

export const thingAt = (item: string): string => `[data-thing="${item}"]`

const LETTERS = 'abcdefgh'

export const seatNamed = (letter: string): Seat => LETTERS.indexOf(letter)

export function placeOf(kind: string, name: string): ThingPlace | null {
  switch (kind) {
    case 'cell':
      return { at: [thingAt(`cell:${name}`)] }
    case 'stack':
      return { at: ['.stretches [data-stretch="now"]'] }
    case 'seat':
      return { at: [`[data-seat-home="${seatNamed(name)}"]`] }
    case 'button':
      // Of the prompt bar, whether its place is fixed or not.
      return { at: [`[data-fixed="do:${name}"]`, `[data-target="do:${name}"]`] }
    default:
      return null
  }
}

export function partsOf(words: string): readonly [kind: string, name: string] {
  const [kind = '', ...rest] = words.split(' ')
  return [kind, rest.join(' ')]
}
