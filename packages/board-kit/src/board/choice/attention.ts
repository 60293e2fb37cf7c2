import { signal } from '@preact/signals'
import type { GameTypes } from '@bothy/kernel'
import type { Attention, BoardProps, ClickTarget } from '../game-board.ts'
import { keepsMarks } from '../details/mention.ts'

/** For one table, made together with it. */
export const createAttention = (): Attention => ({
  proposed: signal(null),
  why: signal(null),
  marked: signal([]),
  explainsHere: signal(false),
})

/**
 * Makes the choice that has been shown. The preview stays until the table has answered: the answer often shows the same, and
 * the board would be drawn twice.
 */
export function confirm(
  { choice, attention }: Pick<BoardProps<GameTypes>, 'choice' | 'attention'>,
  target: ClickTarget,
): void {
  choice.pick(target)
  if (choice.sent.peek().length === 0) attention.proposed.value = null
}

/** After a click anywhere at the table: a tap outside of the preview and of the thing itself ends it. */
export function keepOrDrop({ proposed, marked }: Attention, clicked: EventTarget | null): void {
  if (!keepsMarks(clicked) && marked.peek().length > 0) marked.value = []
  const target = proposed.peek()
  if (target === null) return
  const spot = clicked instanceof Element ? clicked.closest<HTMLElement>('[data-target], [data-proposal]') : null
  if (spot === null || (spot.dataset['target'] !== target && spot.dataset['proposal'] === undefined))
    proposed.value = null
}
