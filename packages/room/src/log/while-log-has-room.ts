import type { PersonId } from './log.ts'
import { refuse } from './outcome.ts'
import type { Command } from '../seats/seating.ts'

/** Entries after which a table that has not begun takes no more: without a limit strangers could write until the disk is full. */
const MOST_WAITING = 20_000

export const whileLogHasRoom =
  (person: PersonId | null, command: Command): Command =>
  (matchLog) => {
    const isFull = matchLog.status === 'waiting' && matchLog.seq >= MOST_WAITING
    return isFull || (person !== null && matchLog.wear.isWorn(person)) ? refuse('too-long') : command(matchLog)
  }

export const whileLogHasRoomBefore =
  (person: PersonId, command: Command): Command =>
  (matchLog) =>
    (matchLog.status === 'waiting' ? whileLogHasRoom(person, command) : command)(matchLog)
