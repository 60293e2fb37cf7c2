import { signal } from '@preact/signals'
import type { Attention } from './game-client.ts'

/** For one table, made together with it. */
export const createAttention = (): Attention => ({
  proposed: signal(null),
  why: signal(null),
  explainsHere: signal(false),
})

/** After a click anywhere at the table: a tap outside of the preview and of the thing itself ends it. */
export function keepOrDrop({ proposed }: Attention, clicked: EventTarget | null): void {
  const target = proposed.peek()
  if (target === null) return
  const spot = clicked instanceof Element ? clicked.closest<HTMLElement>('[data-target], [data-proposal]') : null
  if (spot === null || (spot.dataset['target'] !== target && spot.dataset['proposal'] === undefined))
    proposed.value = null
}
