import type { JSX } from 'preact'
import { layout } from '../layout.ts'

/** Tried in this order: the place of a board, its second one, those that every page has. */
export type Rank = 1 | 2 | 3 | 4

/**
 * A place for explanations. Of several, the first is used that covers nothing that must stay in sight and holds all words; it becomes
 * higher for them and then wider, unless there are things to point at beside it.
 */
export const ReadingPlace = ({
  rank = 1,
  grows = 'all',
  class: name = '',
}: {
  readonly rank?: Rank
  readonly grows?: 'up' | 'all'
  readonly class?: string
}): JSX.Element => <div class={`reading-place ${name}`} data-reading={rank} data-grows={grows} aria-hidden="true" />

/** Of a line on the stage where a thing is explained already: a low screen has a larger place above the prompt. */
export const lineRank = (): Rank => (layout.value === 'low' ? 4 : 1)
