import type { PersonId } from '@bothy/room'

/** Whether the server may bring two people together who do not know of each other. */
export type MayMeet = (a: PersonId, b: PersonId) => boolean

/** Of these people, who may meet whom. The one place where pairing asks it. */
export function mayMeet(_people: readonly PersonId[]): Promise<MayMeet> {
  return Promise.resolve((a, b) => a !== b)
}
