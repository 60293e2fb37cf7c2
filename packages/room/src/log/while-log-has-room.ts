import type { PersonId } from './log.ts'
import { refuse } from './outcome.ts'
import type { Command } from '../seats/seating.ts'

/** A table that has not begun takes nobody any more; without an end strangers could write until the disk is full. */
const MOST_WAITING = 20_000

/** May be done as often as the person likes, as long as the log bears it. */
export const whileLogHasRoom =
  (person: PersonId | null, command: Command): Command =>
  (matchLog) => {
    const isFull = matchLog.status === 'waiting' && matchLog.seq >= MOST_WAITING
    return isFull || (person !== null && matchLog.wear.isWorn(person)) ? refuse('too-long') : command(matchLog)
  }

/** As `sparing`, before the match begins; later something else sees to it that it takes its time. */
export const whileLogHasRoomBefore =
  (person: PersonId, command: Command): Command =>
  (matchLog) =>
    (matchLog.status === 'waiting' ? whileLogHasRoom(person, command) : command)(matchLog)
