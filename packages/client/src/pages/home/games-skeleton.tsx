import type { JSX } from 'preact'

const KEY = 'bothy.waiting'
const SHOWN = 6

/** How many games were running here last time: their room is kept free until the lists are there, so that nothing jumps. */
export function expectedGames(): number {
  try {
    return Number(localStorage.getItem(KEY) ?? 0)
  } catch {
    return 0
  }
}

export function rememberGames(count: number): void {
  try {
    localStorage.setItem(KEY, String(count))
  } catch {
    // Without storage the page may jump once.
  }
}

/** The room of the games that are expected. */
export const GamesSkeleton = (): JSX.Element => (
  <div class="panel my-games-room" style={{ '--rows': Math.min(expectedGames(), SHOWN) }} aria-busy="true" />
)
