import type { ComponentChild } from 'preact'
import type { Speed } from '../../ui/page/settings.ts'

/**
 * A place on the stage by its name: `seat:2` is the home of a seat, `points:2` its points; any other is a thing with that
 * `data-key`, or else with that `data-lands`.
 */
export type Place = string

/** Of several places the first visible one counts. */
export type Movement =
  | { readonly kind: 'travel'; readonly item: Place; readonly over: readonly Place[] }
  | { readonly kind: 'enter'; readonly item: Place; readonly from: readonly Place[] }
  /** The gain counts when the sign has landed. `at`: in milliseconds after the movements before; those with it fly side by side. */
  | {
      readonly kind: 'fly'
      readonly sign: ComponentChild
      readonly from: readonly Place[]
      readonly to: readonly Place[]
      readonly at?: number
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
  readonly move: number
  /** `step` from space to space, `way` the maximum for a whole path. */
  readonly step: number
  readonly way: number
  readonly flight: number
  readonly gap: number
  readonly count: number
}

const QUICK: Tempo = { move: 250, step: 75, way: 600, flight: 400, gap: 90, count: 250 }
const CALM: Tempo = { move: 450, step: 160, way: 1500, flight: 850, gap: 200, count: 400 }

export const tempoOf = (speed: Speed): Tempo => (speed === 'calm' ? CALM : QUICK)

export function schedule(movements: readonly Movement[], tempo: Tempo): { starts: readonly number[]; end: number } {
  const starts: number[] = []
  let [at, end] = [0, 0]
  let together: number | null = null
  for (const movement of movements) {
    if (movement.kind === 'fly' && movement.at !== undefined) {
      together ??= at
      const start = together + movement.at
      starts.push(start)
      at = Math.max(at, start + tempo.gap)
      end = Math.max(end, start + tempo.flight)
      continue
    }
    together = null
    starts.push(at)
    const length = movement.kind === 'travel' ? wayTime(movement.over.length + 1, tempo) : tempo.flight
    end = Math.max(end, at + length)
    at += movement.kind === 'travel' ? length : tempo.gap
  }
  return { starts, end }
}

export const wayTime = (spaces: number, { step, way, move }: Tempo): number =>
  Math.min(way, Math.max(move, spaces * step))
