import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { Json, Message } from '@bothy/kernel'
import { SeatBadge } from '@bothy/board-kit/art/index.ts'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import { type LogGroup, visibleEvents } from './log-groups.ts'
import { LogTableView } from './log-table.tsx'
import { useLogSigns } from './use-log-signs.ts'
import { thingsIn, useMention } from '@bothy/board-kit/board/details/mention.ts'
import { type TableContext, useTableContext } from '@bothy/board-kit/board/table-context.tsx'
import { seatClass, Sentence } from '@bothy/board-kit/board/details/sentence.tsx'

const FOLDED = 2

type LineProps = { readonly event: Json; readonly isHere: boolean; readonly pictured: string | null }

function LogLine({ event, isHere, pictured }: LineProps): JSX.Element {
  const { board, props } = useTableContext()
  const scored = board.logTable?.(event, props.language) ?? null
  const name = isHere ? 'turn-line here' : 'turn-line'
  if (scored !== null)
    return (
      <div class={name}>
        <LogTableView {...scored} />
      </div>
    )
  const message = board.words.of(props.language).texts.event(event, props.reader)
  if (thingsIn(message).length > 0) return <MentioningLine {...{ name, message, pictured, event }} />
  return (
    <p class={name}>
      <Sentence message={message} badges={false} />
      <LineSigns event={event} />
    </p>
  )
}

function LineSigns({ event }: Pick<LineProps, 'event'>): JSX.Element | null {
  const signs = useLogSigns(useTableContext().board)?.(event) ?? []
  return signs.length === 0 ? null : (
    <span class="turn-signs" aria-hidden="true">
      {signs}
    </span>
  )
}

type MentionProps = Pick<LineProps, 'event' | 'pictured'> & { readonly name: string; readonly message: Message }

function MentioningLine({ name, message, pictured, event }: MentionProps): JSX.Element {
  return (
    <p class={name} tabIndex={-1} {...useMention(message)}>
      <Sentence message={message} badges={false} pictured={pictured} />
      <LineSigns event={event} />
    </p>
  )
}

function picturedIn(events: LogGroup['events'], { board, props }: TableContext): readonly (string | null)[] {
  const { texts } = board.words.of(props.language)
  const shown = new Set<string>()
  return events.map(({ event }) => {
    if (board.thingPicture === undefined) return null
    const things = thingsIn(texts.event(event, props.reader))
    const thing = things.find((it) => (board.thingPicture?.(it, props.view) ?? null) !== null)
    if (thing === undefined || shown.has(thing)) return null
    shown.add(thing)
    return thing
  })
}

export function LogTurn({
  group,
  here = null,
  isFolded = false,
  onGo,
}: {
  readonly group: LogGroup
  readonly here?: number | null
  readonly isFolded?: boolean
  readonly onGo?: (ply: number) => void
}): JSX.Element {
  const context = useTableContext()
  const { board } = context
  const { seat } = group
  const [isOpen, setOpen] = useState(false)
  const all = visibleEvents(group, board.isRedundant)
  // A single line more takes no more room than the button.
  const more = isFolded && all.length > FOLDED + 1 ? all.length - FOLDED : 0
  const events = more === 0 || isOpen ? all : all.slice(0, FOLDED)
  const pictured = picturedIn(events, context)
  const current = here !== null && group.events.some(({ ply }) => ply === here)
  // A ply without a line of its own is told by the line before it.
  const told = current ? events.findLast(({ ply }) => ply <= here)?.ply : undefined
  return (
    <div class={seat === null ? 'turn' : `turn by ${seatClass(seat)}`} {...(current ? { 'data-here': true } : {})}>
      {seat === null ? <p class="turn-head">{t.value.log.opening}</p> : <SeatBadge seat={seat} size={18} />}
      <div class="turn-lines">
        {events.map(({ ply, event }, i) => (
          <LogLine key={`${ply}.${i}`} event={event} isHere={ply === told} pictured={pictured[i]} />
        ))}
        {more > 0 && (
          <button
            type="button"
            class="button quiet small"
            aria-expanded={isOpen ? 'true' : 'false'}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? t.value.log.less : t.value.log.more(more)}
          </button>
        )}
      </div>
      {onGo !== undefined && seat !== null && (
        <button
          type="button"
          class="button quiet icon turn-go"
          aria-label={t.value.log.goTo(events[0].ply + 1)}
          onClick={() => onGo(events[0].ply)}
        >
          <Icon name="play" size={14} />
        </button>
      )}
    </div>
  )
}
