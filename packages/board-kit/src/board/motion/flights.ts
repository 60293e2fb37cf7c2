import type { ComponentChild } from 'preact'
import type { Speed } from '../../ui/page/settings.ts'

/**
 * A place on the stage by its name: `seat:2` is the home of a seat, `points:2` its points; any other is a thing with that
 * `data-key`, or else with that `data-lands`.
 */
export type Place = string

/** Shows an event on the way to the new position. Of several places the first that is in sight counts. */
export type Movement =
  /** A thing goes to its new place over these, instead of straight. */
  | { readonly kind: 'travel'; readonly item: Place; readonly over: readonly Place[] }
  /** A thing that has come to the table comes from here. */
  | { readonly kind: 'enter'; readonly item: Place; readonly from: readonly Place[] }
  /** A sign flies; its gain is seen, and counts, when it has landed. */
  | {
      readonly kind: 'fly'
      readonly sign: ComponentChild
      readonly from: readonly Place[]
      readonly to: readonly Place[]
    }

export function placesIn(movement: Movement): readonly Place[] {
  switch (movement.kind) {
    case 'travel':
      return [movement.item, ...movement.over]
    case 'enter':
      return [movement.item, ...movement.from]
    case 'fly':
      return [...movement.from, ...movement.to]
  }
}

/** Times of motion, in milliseconds. */
export type Tempo = {
  /** To a new place. */
  readonly move: number
  /** From space to space, and the most for a whole way. */
  readonly step: number
  readonly way: number
  readonly flight: number
  /** Between the beginnings of two flights. */
  readonly gap: number
  readonly count: number
}

const QUICK: Tempo = { move: 250, step: 75, way: 600, flight: 400, gap: 90, count: 250 }
const CALM: Tempo = { move: 450, step: 160, way: 1500, flight: 850, gap: 200, count: 400 }

export const tempoOf = (speed: Speed): Tempo => (speed === 'calm' ? CALM : QUICK)

/** When each movement begins, and when the last has ended: travellers first, then the others one after the other. */
export function schedule(movements: readonly Movement[], tempo: Tempo): { starts: readonly number[]; end: number } {
  const starts: number[] = []
  let [at, end] = [0, 0]
  for (const movement of movements) {
    starts.push(at)
    const length = movement.kind === 'travel' ? wayTime(movement.over.length + 1, tempo) : tempo.flight
    end = Math.max(end, at + length)
    at += movement.kind === 'travel' ? length : tempo.gap
  }
  return { starts, end }
}

export const wayTime = (spaces: number, { step, way, move }: Tempo): number =>
  Math.min(way, Math.max(move, spaces * step))
