import type { GameTypes } from '@bothy/kernel'
import type { StateMessage, TableInfo } from '@bothy/protocol'
import type { SampleOf } from '@bothy/board-kit/testing/sample-play.ts'

const CIRCUMSTANCES = ['live', 'days', 'paused', 'halted', 'absent'] as const
export type Circumstance = (typeof CIRCUMSTANCES)[number]

export const isCircumstance = (text: string): text is Circumstance => CIRCUMSTANCES.some((it) => it === text)

const SEEN_THEN: { readonly [it in Circumstance]: readonly string[] } = {
  live: ['.prompt-clock .clock'],
  days: ['.prompt-clock .clock'],
  paused: ['.prompt-buttons .primary'],
  halted: ['.prompt-banner'],
  absent: ['.prompt-banner'],
}

/** 9 j 23 h, and 59:59 against −4:08: as wide as they get. */
const LONG_TIMES = [863_940_000]
const LIVE_TIMES = [3_599_000, -248_000]

type Seen = SampleOf<GameTypes>

const goneThen = (it: Circumstance | null, { me, actors }: Seen): number | undefined =>
  it === 'absent' ? actors.find((seat) => seat !== me) : undefined

export const isPerson = (seat: number, it: Circumstance | null, seen: Seen): boolean =>
  seat === seen.me || seat === 1 || seat === goneThen(it, seen)

export function clockThen(it: Circumstance | null, seats: number, seen: Seen): StateMessage['clock'] {
  if (it === null || it === 'halted' || seen.result !== null) return null
  const times = it === 'days' ? LONG_TIMES : LIVE_TIMES
  return {
    seats: Array.from({ length: seats }, (_, seat) => {
      const left = times[seat % times.length]
      const runs = it !== 'paused' && seen.actors.includes(seat)
      return isPerson(seat, it, seen) ? { left, out: runs ? left : null } : null
    }),
    paused: it === 'paused',
  }
}

export const standsStill = (it: Circumstance | null): boolean => it === 'halted' || it === 'paused'

export function absentThen(it: Circumstance | null, seen: Seen): TableInfo['absent'] {
  const seat = goneThen(it, seen)
  return seat === undefined ? [] : [{ seat, botIn: 0, endIn: 600_000 }]
}

export function inAllCircumstances<
  P extends { readonly name: string; readonly seats: number; readonly also: readonly string[] },
>(positions: readonly P[]): readonly (P & { readonly circumstance?: Circumstance })[] {
  const most = Math.max(...positions.map(({ seats }) => seats))
  const atMost = (name: string): P | undefined => positions.find((it) => it.seats === most && it.name.startsWith(name))
  const [full, watched] = [atMost('full'), atMost('watched')]
  if (full === undefined || watched === undefined) throw new Error('no full table, or nobody watches one')
  return CIRCUMSTANCES.map((circumstance) => {
    const worst = circumstance === 'absent' ? watched : full
    const also = [...worst.also, ...SEEN_THEN[circumstance]]
    return { ...worst, name: `${circumstance} at a ${worst.name}`, also, circumstance, explains: false }
  })
}
