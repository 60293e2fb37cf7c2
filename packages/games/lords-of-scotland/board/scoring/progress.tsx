import { ROUNDS } from '@bothy/lords-of-scotland/data'
import type { BoardContext } from '../spot.tsx'
import { wordsOf } from '../words.ts'

export function Progress({ view, language, layout }: BoardContext) {
  const words = wordsOf(language)
  const over = view.revealed || view.ranks !== null
  const rounds = Array.from({ length: ROUNDS }, (_, i) => i + 1)
  return (
    <div class="los-progress">
      <b class="los-skirmish">{words.skirmish(view.skirmish)}</b>
      <span class="los-rounds" aria-hidden="true">
        {rounds.map((round) => (
          <i key={round} data-at={over || round < view.round ? 'past' : round === view.round ? 'now' : 'ahead'} />
        ))}
      </span>
      <span class={layout === 'phone' ? 'visually-hidden' : 'los-round-word'}>
        {over ? words.board.over : words.board.roundOf(view.round, ROUNDS)}
      </span>
    </div>
  )
}
