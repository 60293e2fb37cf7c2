import { type Frames, runner } from '@bothy/kernel'
import { activate, endTurn, receive } from './frames/activate.ts'
import { choose } from './frames/bonus.ts'
import { die } from './frames/die.ts'
import { nextTurn } from './frames/next-turn.ts'
import { give, pay } from './frames/pay-tile.ts'
import { spend } from './frames/payment.ts'
import { place } from './frames/place.ts'
import { refill } from './frames/refill.ts'
import { endOfGame, score } from './frames/score.ts'
import { afford, turn } from './frames/turn.ts'
import type { Action, Event, Frame, State } from './types.ts'

/** GM-12: take and pay, place, bonus and activation, then clear and refill, then a scoring if due. Frequent frames come first, for the runner. */
const frames: Frames<State, Frame, Action, Event> = {
  activate,
  turn,
  place,
  endTurn,
  spend,
  afford,
  choose,
  pay,
  give,
  refill,
  nextTurn,
  die,
  receive,
  score,
  endOfGame,
}

export const { settle, actors, legal, apply } = runner(frames)
