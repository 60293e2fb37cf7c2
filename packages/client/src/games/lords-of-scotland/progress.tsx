import { ROUNDS } from '@bothy/lords-of-scotland/data'
import type { Table } from './spot.tsx'
import { wordsOf } from './words.ts'

/** Which skirmish it is, and its rounds as a row of pips. */
export function Progress({ view, language }: Table) {
  const words = wordsOf(language)
  return (
    <div class="los-tracker">
      <span class="los-skirmish">{words.skirmish(view.skirmish)}</span>
      <span class="los-rounds">
        <span class="visually-hidden">{words.round(view.round)}</span>
        {Array.from({ length: ROUNDS }, (_, i) => (
          <span
            key={i}
            class="los-pip"
            aria-hidden="true"
            data-at={i + 1 === view.round ? 'now' : i + 1 < view.round ? 'past' : 'ahead'}
          >
            {i + 1}
          </span>
        ))}
      </span>
    </div>
  )
}
