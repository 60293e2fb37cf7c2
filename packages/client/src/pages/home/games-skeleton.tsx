import type { JSX } from 'preact'

const KEY = 'bothy.waiting'
const SHOWN = 6

/** Running games of the last visit: room is kept for them until the lists arrive, so that nothing jumps. */
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
  } catch {}
}

export const GamesSkeleton = (): JSX.Element => (
  <div class="panel my-games-room" style={{ '--rows': Math.min(expectedGames(), SHOWN) }} aria-busy="true" />
)
