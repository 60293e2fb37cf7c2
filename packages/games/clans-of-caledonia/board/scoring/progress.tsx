import { ROUNDS, type Types } from '@bothy/clans-of-caledonia/data'
import type { BoardProps } from '@bothy/board-kit/board/game-board.ts'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import { boxOf } from '../box.ts'
import { wordsOf } from '../words.ts'

export function Progress({ view, language, layout }: Pick<BoardProps<Types>, 'view' | 'language' | 'layout'>) {
  const { board, ...words } = wordsOf(language)
  const short = layout !== 'wide' && layout !== 'hall'
  const over = view.ranks !== null
  return (
    <ol class="coc-progress" data-short={short ? '' : undefined}>
      {Array.from({ length: ROUNDS }, (_, i) => {
        const round = i + 1
        const tile = view.scoring[i]
        const state = over || round < view.round ? 'done' : round === view.round ? 'now' : 'later'
        const name = tile === undefined ? board.noScoring : words.scoringName(tile)
        const isNamed = state === 'now' || (state === 'later' && !short)
        const isWritten = state === 'now' && !short && tile !== undefined
        return (
          <li key={round} class="coc-round" data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <span class="coc-round-number" aria-hidden="true">
              {round}
            </span>
            <span class="visually-hidden">{`${words.round(round)}, `}</span>
            <span class={isNamed ? 'coc-round-text' : 'visually-hidden'}>
              {isWritten ? words.scoringText(tile, boxOf(view)) : name}
            </span>
            {state === 'done' && (
              <>
                <Icon name="check" size={14} />
                <span class="visually-hidden">{`, ${board.done}`}</span>
              </>
            )}
          </li>
        )
      })}
    </ol>
  )
}
