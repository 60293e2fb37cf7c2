/** `acting`: the player to move, with a log that hides nothing. */
export type Eyes = 'acting' | 'spectator' | `${number}`

export type Moment = { readonly move: number; readonly eyes: Eyes }

/** The analysis is open beside the replay; it begins only when asked. */
export const asksForAnalysis = (search: string): boolean => new URLSearchParams(search).has('analyse')

const MOVE = 'move'
const EYES = 'eyes'

/** Seats count from 1 in addresses. An unreadable address means the beginning, as the acting player sees it. */
export function readMoment(
  search: string,
  { plies, seats }: { readonly plies: number; readonly seats: number },
): Moment {
  const query = new URLSearchParams(search)
  const [move, eyes] = [Number(query.get(MOVE)), query.get(EYES)]
  const seat = Number(eyes) - 1
  return {
    move: Number.isInteger(move) ? Math.min(plies, Math.max(0, move)) : 0,
    eyes: eyes === 'spectator' ? eyes : Number.isInteger(seat) && seat >= 0 && seat < seats ? `${seat}` : 'acting',
  }
}

/** `more`: of what is shown there, such as a verdict. */
export function momentQuery({ move, eyes }: Moment, more: URLSearchParams | null = null): string {
  const query = new URLSearchParams()
  if (move > 0) query.set(MOVE, String(move))
  if (eyes !== 'acting') query.set(EYES, eyes === 'spectator' ? eyes : String(Number(eyes) + 1))
  for (const [name, value] of more ?? []) query.append(name, value)
  return query.size === 0 ? '' : `?${query.toString()}`
}
