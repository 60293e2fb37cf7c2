import { type Game, greyed, runner } from '@bothy/kernel'
import { count, draw, nextTurn } from './frames/between-turns.ts'
import { place, whyNotPlace } from './frames/place.ts'
import { turn } from './frames/turn.ts'
import { clone, endsTurn, imagine, reveals, view, witness } from './knowledge.ts'
import { read, write } from './notation.ts'
import { create, GAME_ID, options, SEATS, setup } from './setup.ts'
import { progress, result, tally } from './tally.ts'
import type { Action, Event, Frame, State, Types } from './types.ts'

const { actors, legal, apply } = runner<State, Frame, Action, Event>({ turn, place, draw, nextTurn, count })

const { blocked, whyNot } = greyed<Types>((s, seat, grey) => {
  const frame = s.stack.at(-1)
  if (frame?.kind === 'place' && frame.seat === seat)
    for (const up of [true, false]) grey({ type: 'place', up }, () => whyNotPlace(s, seat, up))
})

export const game: Game<Types> = {
  id: GAME_ID,
  seats: SEATS,
  revision: 1,
  options,
  correctable: null,
  setup,
  create,
  actors,
  legal,
  apply,
  result,
  clone,
  view,
  witness,
  imagine,
  reveals,
  endsTurn,
  blocked,
  whyNot,
  warnings: () => [],
  tally,
  progress,
  write,
  read,
}

export type * from './types.ts'
