import { toy } from '@bothy/kernel/toy'
import type { AnyGame } from '@bothy/room'

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
