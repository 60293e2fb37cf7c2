import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { Json } from '@bothy/kernel'
import type { LogEntry } from '@bothy/protocol'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { groupLog } from './log-groups.ts'
import { LogTurn } from './log-turn.tsx'
import { useTableContext } from '@bothy/board-kit/board/table-context.tsx'

export function Recap({
  title,
  entries,
  onShow,
  onClose,
}: {
  readonly title: string
  readonly entries: readonly LogEntry[]
  readonly onShow: ((events: readonly Json[]) => void) | null
  readonly onClose: () => void
}): JSX.Element {
  const { board } = useTableContext()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  const events = entries.flatMap((entry) => entry.events)
  const hasShow = onShow !== null && events.some((event) => board.startsCutscene(event))
  return (
    <section class="recap panel fade-in" aria-label={title}>
      <h2>{title}</h2>
      <div class="recap-lines" tabIndex={0}>
        {groupLog(entries, null).map((group) => (
          <LogTurn key={group.key} group={group} isFolded />
        ))}
      </div>
      <div class="row">
        {hasShow && (
          <button type="button" class="button" onClick={() => onShow(events)}>
            {t.value.log.showAgain}
          </button>
        )}
        <button ref={button} type="button" class="button primary push" onClick={onClose}>
          {t.value.log.recapClose}
        </button>
      </div>
    </section>
  )
}
