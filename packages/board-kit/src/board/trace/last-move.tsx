import type { Seat } from '@bothy/kernel'
import type { ComponentChildren, JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import { useMarks } from '../details/mention.ts'
import { useTableContext } from '../table-context.tsx'
import { t } from '../../ui/words/i18n.ts'
import { touchedBy } from './traces.ts'

const Picture = ({ of }: { readonly of: ComponentChildren }) =>
  of !== null && (
    <span class="last-move-picture" aria-hidden="true">
      {of}
    </span>
  )

type LastSignProps = { readonly said: string; readonly last: string; readonly picture?: ComponentChildren }

/** Where a line has no room, after the name of a button that opens the card with all of it. */
export const LastSign = ({ said, last, picture = null }: LastSignProps) => (
  <>
    <Picture of={picture} />
    <span class="visually-hidden">{last === '' ? said : `${said}. ${t.value.seats.lastMove} ${last}`}</span>
  </>
)

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
      <Picture of={picture} />
      <span class="last-move-words">{children}</span>
    </button>
  )
}
