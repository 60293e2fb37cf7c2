import { below, type Seat, stream } from '@bothy/kernel'
import type { Holder } from '../log/log.ts'

const NAMES = [
  'Ailsa',
  'Angus',
  'Callum',
  'Catriona',
  'Duncan',
  'Eilidh',
  'Ewan',
  'Fergus',
  'Fiona',
  'Hamish',
  'Iona',
  'Isla',
  'Kirsty',
  'Lachlan',
  'Morag',
  'Rory',
] as const

/** Names differ at one table, stay the same at every look, and avoid names that are taken. */
export function botName(table: string, seat: Seat, taken: readonly string[]): string {
  const first = below(stream(table, 'bot names'), NAMES.length)
  const names = NAMES.map((_, i) => NAMES[(first + seat * STEP + i) % NAMES.length])
  return names.find((name) => !taken.includes(name)) ?? names[0]
}

/** Odd, so that the seats of a table begin with different names. */
const STEP = 5

type Bot = Extract<Holder, { kind: 'bot' }>

export type Sitting = Exclude<Holder, Bot> | Omit<Bot, 'name'>

export function nameBots(table: string, sittings: readonly Sitting[]): readonly Holder[] {
  const taken = sittings.flatMap((sitting) => (sitting.kind === 'person' ? [sitting.name] : []))
  return sittings.map((sitting, seat) => {
    if (sitting.kind !== 'bot') return sitting
    const name = botName(table, seat, taken)
    taken.push(name)
    return { ...sitting, name }
  })
}
