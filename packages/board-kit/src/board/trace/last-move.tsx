import type { Seat } from '@bothy/kernel'
import type { ComponentChildren, JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import { useMarks } from '../details/mention.ts'
import { useTableContext } from '../table-context.tsx'
import { t } from '../../ui/words/i18n.ts'
import { touchedBy } from './traces.ts'

export function LastMove({
  seat,
  picture = null,
  class: name = '',
  onShow,
  children,
}: {
  readonly seat: Seat
  readonly picture?: ComponentChildren
  readonly class?: string
  readonly onShow?: () => void
  readonly children: ComponentChildren
}): JSX.Element {
  const { board, props } = useTableContext()
  const { lastTurn } = props.seats[seat] ?? { lastTurn: [] }
  const things = useMemo(
    () => lastTurn.flatMap((event) => touchedBy(board, props.texts, event)),
    [board, props.texts, lastTurn],
  )
  const marks = useMarks(things)
  return (
    <button
      type="button"
      class={`last-move ${name}`}
      {...marks}
      onClick={() => {
        onShow?.()
        marks.onClick()
      }}
    >
      <span class="visually-hidden">{t.value.seats.lastMove} </span>
      {picture !== null && (
        <span class="last-move-picture" aria-hidden="true">
          {picture}
        </span>
      )}
      <span class="last-move-words">{children}</span>
    </button>
  )
}
