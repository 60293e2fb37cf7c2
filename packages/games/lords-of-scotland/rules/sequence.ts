import { type Frames, runner } from '@bothy/kernel'
import { activate } from './frames/activate.ts'
import { claim } from './frames/claim.ts'
import { cleanUp } from './frames/clean-up.ts'
import { copy } from './frames/copy.ts'
import { discard } from './frames/discard.ts'
import { endOfGame } from './frames/end-of-game.ts'
import { exchange } from './frames/swap-with-supporter.ts'
import { extraMuster } from './frames/extra-muster.ts'
import { flip } from './frames/flip.ts'
import { newRows } from './frames/new-rows.ts'
import { nextTurn } from './frames/next-turn.ts'
import { reveal } from './frames/reveal.ts'
import { swap } from './frames/swap-with-clan.ts'
import { turn } from './frames/turn.ts'
import type { Action, Event, Frame, State } from './types.ts'

/** A skirmish (LOS-12), then its end (LOS-60), then the next one. */
const frames: Frames<State, Frame, Action, Event> = {
  nextTurn,
  turn,
  flip,
  activate,
  claim,
  discard,
  exchange,
  swap,
  copy,
  extraMuster,
  reveal,
  endOfGame,
  cleanUp,
  newRows,
}

export const { settle, actors, legal, apply } = runner(frames)
