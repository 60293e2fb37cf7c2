import { SCORINGS, TILES_OF_STACK, type View } from '@bothy/glen-more/data'
import { Icon } from '../../ui/icons.tsx'
import type { Table } from './spot.tsx'
import { wordsOf } from './words.ts'

/** Tiles that come before a scoring: stack 0 belongs to the first. */
const before = (scoring: number, of: (stack: number) => number): number => of(scoring) + (scoring === 1 ? of(0) : 0)

const leftBefore = ({ stacks }: View, scoring: number): number => before(scoring, (stack) => stacks[stack])

/** How far it is to each of the scorings. */
export function Progress({ view, language, layout }: Table) {
  const { board } = wordsOf(language)
  const over = view.ranks !== null
  const current = over ? SCORINGS + 1 : view.scorings + 1
  const short = layout === 'phone' || layout === 'low' || layout === 'upright'
  const all = Array.from({ length: SCORINGS }, (_, i) => i + 1)
  return (
    <ol class="gm-progress" data-short={short ? '' : undefined}>
      {all.map((scoring) => {
        const left = leftBefore(view, scoring)
        const full = before(scoring, (stack) => TILES_OF_STACK[stack].length)
        const state = scoring < current ? 'done' : scoring === current ? 'now' : 'later'
        const text =
          state !== 'now' ? board.scoring.title(scoring) : left === 0 ? board.lastTiles : board.toScoring(left, scoring)
        return (
          <li key={scoring} class="gm-stretch" data-state={state}>
            <span class="gm-stretch-bar" aria-hidden="true">
              <span style={{ width: `${state === 'done' ? 100 : 100 * (1 - left / full)}%` }} />
            </span>
            <span class={short && state !== 'now' ? 'visually-hidden' : 'gm-stretch-text'}>
              {text}
              {state === 'done' && !short && <Icon name="check" size={14} />}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
