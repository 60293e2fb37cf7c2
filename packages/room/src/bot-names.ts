import { below, stream } from '@bothy/kernel'
import type { Seat } from '@bothy/kernel'

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

/** A name for the bot on a seat: different ones at one table, and the same ones whenever the table is looked at. */
export function botName(table: string, seat: Seat): string {
  const first = below(stream(table, 'bot names'), NAMES.length)
  return NAMES[(first + seat * STEP) % NAMES.length]
}

/** Odd, so that the seats of a table never share a name. */
const STEP = 5
