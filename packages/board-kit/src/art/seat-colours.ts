import { SEAT_COLOURS } from '@bothy/kernel'
import { signal } from '@preact/signals'
import { useEffect, useLayoutEffect } from 'preact/hooks'

/** By seat of the table on show: the colour in which its holder plays. Empty where each seat has the colour of its number. */
export const seatColours = signal<readonly number[]>([])

/** Badges, cloths and boards take these colours from now on; none: those of the seats' numbers. */
function wearColours(colours: readonly number[]): void {
  seatColours.value = colours
  const { style } = document.documentElement
  for (let seat = 0; seat < SEAT_COLOURS; seat++) {
    const colour = (colours[seat] ?? seat) % SEAT_COLOURS
    style.setProperty(`--seat-${seat}`, `var(--colour-${colour})`)
    style.setProperty(`--on-seat-${seat}`, `var(--on-colour-${colour})`)
    style.setProperty(`--seat-${seat}-ink`, `var(--colour-${colour}-ink)`)
  }
}

/** The page wears the colours of the table that it shows, until it is left. */
export function useSeatColours(colours: readonly number[]): void {
  const worn = colours.join()
  useLayoutEffect(() => wearColours(worn === '' ? [] : worn.split(',').map(Number)), [worn])
  useEffect(() => () => wearColours([]), [])
}
