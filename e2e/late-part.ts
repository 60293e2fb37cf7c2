import type { Json } from '@bothy/kernel'
import { IS_WHOLE } from '@bothy/kernel/contract-suite'
import type { House } from './people.ts'
import { type Finisher, playUntil } from './tables.ts'

/** The middle of a game goes on without browsers, up to its last part; `npm run soak` clicks through all of it. */
export async function skipToLatePart<V, A extends Json>(
  house: House,
  table: string,
  player: Finisher<V, A>,
): Promise<void> {
  if (!IS_WHOLE) await playUntil(house, table, player, player.isLate)
}
