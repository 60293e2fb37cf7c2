import type { JSX } from 'preact'
import type { Message, Part, Seat } from '@bothy/kernel'
import { SeatBadge } from '../../art/index.ts'
import { t } from '../../ui/words/i18n.ts'
import { paths } from '../../ui/page/router.ts'
import { type TableContext, useTableContext } from '../table-context.tsx'

const COLOURS = 5
export const seatClass = (seat: Seat): string => `seat-${seat % COLOURS}`

export function SeatName({
  seat,
  text,
  badge = true,
}: {
  readonly seat: Seat
  readonly text: string
  readonly badge?: boolean
}): JSX.Element {
  return (
    <span class={`seat-name ${seatClass(seat)}`}>
      {badge && <SeatBadge seat={seat} size={16} />}
      {text}
    </span>
  )
}

export function RuleLink({ rule }: { readonly rule: string }): JSX.Element {
  const { board, openRule } = useTableContext()
  return (
    <a
      class="rule-link"
      href={paths.rules(board.id, rule)}
      aria-label={t.value.common.rule(rule)}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        openRule(rule)
      }}
    >
      {rule}
    </a>
  )
}

function piece(
  part: Part,
  index: number,
  { board, props }: TableContext,
  badges: boolean,
  pictured: string | null,
): JSX.Element | string {
  if (typeof part === 'string') return part
  switch (part.part) {
    case 'seat':
      return <SeatName key={index} seat={part.seat} text={part.text ?? props.names[part.seat]} badge={badges} />
    case 'thing':
      return (
        <span
          key={index}
          class="thing"
          data-thing={part.id}
          onPointerEnter={() => props.showDetails(part.id)}
          onPointerLeave={() => props.showDetails(null)}
          onClick={() => props.showDetails(part.id)}
        >
          {part.id === pictured && (
            <span class="thing-picture" aria-hidden="true">
              {board.thingPicture?.(part.id, props.view)}
            </span>
          )}
          {part.text}
        </span>
      )
    case 'rule':
      return <RuleLink key={index} rule={part.rule} />
  }
}

export function Sentence({
  message,
  badges = true,
  pictured = null,
}: {
  readonly message: Message
  readonly badges?: boolean
  readonly pictured?: string | null
}): JSX.Element {
  const context = useTableContext()
  return <>{message.map((part, i) => piece(part, i, context, badges, pictured))}</>
}
