import { SEAT_COLOURS, type Seat } from '@bothy/kernel'
import type { Holder } from '../log/log.ts'

const chosenBy = (holder: Holder): number | null => (holder.kind === 'open' ? null : (holder.colour ?? null))

/** The colour that the holder has chosen or brought along, else that of the seat, else the first free one. */
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

export const inColour = (holder: Holder, colour: number): Holder =>
  holder.kind === 'open' ? holder : { ...holder, colour }

export function inColourAt(holders: readonly Holder[], seat: Seat, holder: Holder): Holder {
  const colour = coloursOf(holders.with(seat, holder))[seat]
  return colour === seat ? holder : inColour(holder, colour)
}

export const inColours = (holders: readonly Holder[], colours: readonly number[]): readonly Holder[] =>
  colours.length === 0 ? holders : holders.map((holder, seat) => inColour(holder, colours[seat]))

export function swapped(holders: readonly Holder[], from: Seat, to: Seat): { readonly [seat: Seat]: Holder } {
  const colours = coloursOf(holders)
  return { [from]: inColour(holders[to], colours[to]), [to]: inColour(holders[from], colours[from]) }
}
