import type { Game, GameTypes, Seat } from '../contract.ts'
import { asked, ChapterFault, legalPlies, opening, seatOfLetter } from '../lessons/plies.ts'
import type { Picture } from './book.ts'

export type Reached<T extends GameTypes> = {
  readonly state: T['state']
  readonly seat: Seat | null
  readonly action: T['action'] | null
}

/** The position of a picture; throws a `ChapterFault` where it cannot be reached. */
export function reach<T extends GameTypes>(game: Game<T>, { position, eyes, begun }: Picture): Reached<T> {
  const state = opening(game, position)
  const seat = eyes === null ? null : seatOfLetter(eyes)
  if (begun === undefined || seat === null) return { state, seat, action: null }
  const action = legalPlies(game, state, seat).get(begun.ply)
  if (action === undefined) throw new ChapterFault(`"${begun.ply}" is not legal: ${asked(game, state)}`)
  return { state, seat, action }
}
