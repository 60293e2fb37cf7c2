import type { GameTypes } from '../contract.ts'
import type { Coach, CoachRemark, CoachSight, Remarked } from './coach.ts'

export const MOST_IN_ROUND = 3
const TIMES = { once: 1, twice: 2, thrice: 3 } as const

/** Of one learner in one match; plain data, so that it can be kept with the match. */
export type CoachMemory = {
  readonly turn: string
  readonly said: string | null
  readonly round: string
  readonly inRound: number
  readonly counts: { readonly [id: string]: number }
  readonly rounds: { readonly [id: string]: string }
}

export const NOTHING_SAID: CoachMemory = { turn: '', said: null, round: '', inRound: 0, counts: {}, rounds: {} }

export type Picked<T extends GameTypes> = Remarked & { readonly remark: CoachRemark<T> }

function isUsedUp<T extends GameTypes>({ id, often }: CoachRemark<T>, memory: CoachMemory, round: string): boolean {
  switch (often) {
    case 'once':
    case 'twice':
    case 'thrice':
      return (memory.counts[id] ?? 0) >= TIMES[often]
    case 'oncePerRound':
      return memory.rounds[id] === round
    case 'always':
      return false
  }
}

/**
 * At most one remark a turn and three a round, warnings not counted. The remark of this turn comes back as often as it applies in this turn:
 * it is still the same one, and stays while it is true.
 */
export function pick<T extends GameTypes>(
  coach: Coach<T>,
  sight: CoachSight<T>,
  memory: CoachMemory,
  silenced: readonly string[] = [],
): Picked<T> | null {
  const said = coach.turn(sight) === memory.turn ? memory.said : null
  const round = coach.round(sight)
  const isSpent = said === null && round === memory.round && memory.inRound >= MOST_IN_ROUND
  for (const remark of coach.remarks) {
    if (silenced.includes(remark.id) || (isSpent && remark.kind !== 'warning')) continue
    if (said === null ? isUsedUp(remark, memory, round) : remark.id !== said) continue
    const heard = remark.hear(sight)
    if (heard !== null) return { remark, ...heard }
  }
  return null
}

export function remember<T extends GameTypes>(
  coach: Coach<T>,
  sight: CoachSight<T>,
  memory: CoachMemory,
  id: string,
): CoachMemory {
  const [turn, round] = [coach.turn(sight), coach.round(sight)]
  if (turn === memory.turn && memory.said === id) return memory
  const isCounted = coach.remarks.find((remark) => remark.id === id)?.kind !== 'warning'
  return {
    turn,
    said: id,
    round,
    inRound: (round === memory.round ? memory.inRound : 0) + (isCounted ? 1 : 0),
    counts: { ...memory.counts, [id]: (memory.counts[id] ?? 0) + 1 },
    rounds: { ...memory.rounds, [id]: round },
  }
}
