import { signal } from '@preact/signals'
import type { Target } from './game-client.ts'

/**
 * What a finger has pointed at and not yet chosen. A finger can not hover, so it sees first what would come of the choice:
 * the board shows it in an element with `data-proposal`. A tap beside that and the thing itself ends it.
 */
export const proposed = signal<Target | null>(null)

/** After a click anywhere at the table. */
export function keepOrDrop(clicked: EventTarget | null): void {
  const target = proposed.peek()
  if (target === null) return
  const spot = clicked instanceof Element ? clicked.closest<HTMLElement>('[data-target], [data-proposal]') : null
  if (spot === null || (spot.dataset['target'] !== target && spot.dataset['proposal'] === undefined))
    proposed.value = null
}
