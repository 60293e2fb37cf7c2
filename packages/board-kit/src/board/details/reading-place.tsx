import type { JSX } from 'preact'
import { layout } from '../layout.ts'

/** Tried in this order: the place of a board, its second one, those that every page has. */
export type Rank = 1 | 2 | 3 | 4

/** A place for explanations, always of the same size. Of several, the first that covers nothing dear is used. */
export const ReadingPlace = ({
  rank = 1,
  class: name = '',
}: {
  readonly rank?: Rank
  readonly class?: string
}): JSX.Element => <div class={`reading-place ${name}`} data-reading={rank} aria-hidden="true" />

/** Of a line on the stage where a thing is explained already: a low screen has a larger place above the prompt. */
export const lineRank = (): Rank => (layout.value === 'low' ? 4 : 1)
