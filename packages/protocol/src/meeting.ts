import type { TimeControl } from './time-control.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Few paces, so that strangers meet. */
export const MEETING_PACES = {
  live: { kind: 'live', reserve: 20 * MINUTE, increment: 20_000, late: 'bot' },
  turns: { kind: 'turns', perMove: DAY, late: 'bot' },
} as const satisfies { readonly [kind in TimeControl['kind']]: TimeControl }
/** In a rated match no seat goes to a bot: a player without time is out. */
export const meetingPace = ({ pace, rated }: { readonly pace: MeetingPace; readonly rated: boolean }): TimeControl =>
  rated ? { ...MEETING_PACES[pace], late: 'out' } : MEETING_PACES[pace]
export type MeetingPace = keyof typeof MEETING_PACES
