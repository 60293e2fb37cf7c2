import { toy } from '@bothy/kernel/toy'
import type { AnyGame } from '@bothy/room'

/** What a new version has made of the games. */
export const games: readonly AnyGame[] = [
  toy,
  {
    ...toy,
    id: 'haunted',
    apply: () => {
      for (;;);
    },
  },
]
