import { SEAT_COLOURS, type Seat } from '@bothy/kernel'
import type { Holder } from '../log/log.ts'

const chosenBy = (holder: Holder): number | null => (holder.kind === 'open' ? null : (holder.colour ?? null))

/** The colour of each seat: the one that its holder has chosen or brought along, else that of the seat, or the first that is free. */
export function coloursOf(holders: readonly Holder[]): readonly number[] {
  const colours: (number | null)[] = holders.map(chosenBy)
  for (const seat of colours.keys()) if (colours[seat] === null && !colours.includes(seat)) colours[seat] = seat
  return colours.map((colour, seat) => {
    if (colour !== null) return colour
    const free = Array.from({ length: Math.max(SEAT_COLOURS, holders.length) }, (_, i) => i).find(
      (i) => !colours.includes(i),
    )
    colours[seat] = free ?? seat
    return colours[seat]
  })
}

/** The holder with a colour of their own, wherever they sit. */
export const inColour = (holder: Holder, colour: number): Holder =>
  holder.kind === 'open' ? holder : { ...holder, colour }

/** The holder as they sit down: another colour than that of the seat stays theirs when others choose. */
export function inColourAt(holders: readonly Holder[], seat: Seat, holder: Holder): Holder {
  const colour = coloursOf(holders.with(seat, holder))[seat]
  return colour === seat ? holder : inColour(holder, colour)
}

/** The holders in the colours of a record; with none each keeps that of the seat. */
export const inColours = (holders: readonly Holder[], colours: readonly number[]): readonly Holder[] =>
  colours.length === 0 ? holders : holders.map((holder, seat) => inColour(holder, colours[seat]))

/** Two seats change holders, who keep their colours. */
export function swapped(holders: readonly Holder[], from: Seat, to: Seat): { readonly [seat: Seat]: Holder } {
  const colours = coloursOf(holders)
  return { [from]: inColour(holders[to], colours[to]), [to]: inColour(holders[from], colours[from]) }
}
