import type { PersonId } from '@bothy/room'
import type { Friends } from '../people/friends.ts'

export type CanBePaired = (a: PersonId, b: PersonId) => boolean

/** Pairs that block each other may not meet. The only place where pairing asks for it. */
export async function canBePaired(
  friends: Pick<Friends, 'apartAmong'>,
  people: readonly PersonId[],
): Promise<CanBePaired> {
  const apart = await friends.apartAmong(people)
  return (a, b) => a !== b && apart.get(a)?.has(b) !== true && apart.get(b)?.has(a) !== true
}
