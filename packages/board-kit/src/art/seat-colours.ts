import { SEAT_COLOURS } from '@bothy/kernel'
import { signal } from '@preact/signals'
import { useEffect, useLayoutEffect } from 'preact/hooks'

/** By seat of the table shown: its player's colour. Empty if each seat has the colour of its number. */
export const seatColours = signal<readonly number[]>([])

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

export function useSeatColours(colours: readonly number[]): void {
  const worn = colours.join()
  useLayoutEffect(() => wearColours(worn === '' ? [] : worn.split(',').map(Number)), [worn])
  useEffect(() => () => wearColours([]), [])
}
