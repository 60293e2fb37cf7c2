import { signal } from '@preact/signals'
import type { Target } from './game-client.ts'

/**
 * What has been tapped but not yet confirmed. There is no hover on a touch screen, so the first tap shows a preview of the choice:
 * the board shows it in an element with `data-proposal`. A tap outside of that and of the thing itself ends it.
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
