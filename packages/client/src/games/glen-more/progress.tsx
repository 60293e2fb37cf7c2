import { SCORINGS } from '@bothy/glen-more/data'
import type { Table } from './spot.tsx'
import { wordsOf } from './words.ts'

/** How far it is to the next scoring. */
export function Progress({ view, language }: Table) {
  const words = wordsOf(language)
  const stack = view.stacks.findIndex((left) => left > 0)
  const text =
    stack < 0 || view.ranks !== null
      ? words.board.lastTiles
      : words.board.toScoring(
          view.stacks[stack] + (stack === 0 ? view.stacks[1] : 0),
          Math.min(SCORINGS, Math.max(1, stack)),
        )
  return (
    <p class="gm-tracker">
      <b>{text}</b>
      <span class="gm-stacks" aria-hidden="true">
        {[1, 2, 3].map((n) => (
          <span key={n} class="gm-stack" data-now={n === stack ? '' : undefined}>
            {n}
            <small>{view.stacks[n]}</small>
          </span>
        ))}
      </span>
    </p>
  )
}
