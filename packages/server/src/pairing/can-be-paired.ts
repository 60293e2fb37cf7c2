import type { PersonId } from '@bothy/room'
import type { Friends } from '../people/friends.ts'

/** Whether the server may bring two people together who do not know of each other. */
export type CanBePaired = (a: PersonId, b: PersonId) => boolean

/** Of these people, who may meet whom: nobody whom they block, or who blocks them. The one place where pairing asks it. */
export async function canBePaired(
  friends: Pick<Friends, 'apartAmong'>,
  people: readonly PersonId[],
): Promise<CanBePaired> {
  const apart = await friends.apartAmong(people)
  return (a, b) => a !== b && apart.get(a)?.has(b) !== true && apart.get(b)?.has(a) !== true
}
