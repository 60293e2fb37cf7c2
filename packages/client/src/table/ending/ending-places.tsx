import type { JSX } from 'preact'
import type { Seat } from '@bothy/kernel'
import { Points, SeatBadge } from '@bothy/board-kit/art/index.ts'
import { useTableContext } from '@bothy/board-kit/board/table-context.tsx'
import { seatClass, Sentence } from '@bothy/board-kit/board/details/sentence.tsx'
import { DividedName } from '@bothy/board-kit/ui/words/hyphens.tsx'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import type { Result } from './result-sentence.ts'
import { tieSentences } from './tie-breaks.ts'

export const inOrder = ({ ranks }: Pick<Result, 'ranks'>): readonly Seat[] =>
  ranks.map((_, seat) => seat).sort((a, b) => ranks[a] - ranks[b])

export function Places({
  result,
  mine,
}: {
  readonly result: Pick<Result, 'ranks' | 'scores'>
  readonly mine: readonly Seat[]
}): JSX.Element {
  const { props } = useTableContext()
  return (
    <ol class="places">
      {inOrder(result).map((seat) => (
        <li key={seat} class={`place ${seatClass(seat)}${mine.includes(seat) ? ' mine' : ''}`}>
          <span class="place-rank">
            <span aria-hidden="true">{result.ranks[seat]}</span>
            <span class="visually-hidden">{t.value.ending.rank(result.ranks[seat])}</span>
          </span>
          <SeatBadge seat={seat} size={28} />
          <strong class="place-name">
            <DividedName name={props.names[seat]} />
          </strong>
          <Points value={result.scores[seat]} size={28} class="place-points" />
        </li>
      ))}
    </ol>
  )
}

export function VerdictNote({ result: { verdict } }: { readonly result: Result }): JSX.Element | null {
  const { board, props } = useTableContext()
  if (verdict === null) return null
  const { name, sentence } = board.words.of(props.language).texts.verdicts[verdict.id]
  return (
    <p class="note verdict">
      <span>
        <strong>{name}</strong> ({t.value.ending.bracket(verdict.from, verdict.to)}). <Sentence message={sentence} />
      </span>
    </p>
  )
}

export function Ties({ result }: { readonly result: Result }): JSX.Element {
  const { board, props } = useTableContext()
  return (
    <>
      {tieSentences(result, board.words.of(props.language).texts, props.names).map((message, i) => (
        <p key={i} class="note tie">
          <span>
            <Sentence message={message} />
          </span>
        </p>
      ))}
    </>
  )
}
