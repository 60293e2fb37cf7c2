import { Fragment, type JSX } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { LogEntry } from '@bothy/protocol'
import { walkLines } from '../frame/walk-keys.ts'
import { useTableContext } from '@bothy/board-kit/board/table-context.tsx'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { groupLog } from './log-groups.ts'
import { LogTurn } from './log-turn.tsx'
import { useLogSigns } from './use-log-signs.ts'

const NEAR_END = 60
const LINES = '[data-mentions]'

const linesIn = (log: Element | null): readonly HTMLElement[] => [...(log?.querySelectorAll<HTMLElement>(LINES) ?? [])]

/** Among the lines that mark something on the board one is a Tab stop: the newest, or the one reached by arrow keys. */
function keepOneStop(log: Element | null): void {
  const lines = linesIn(log)
  const stop = lines.find((line) => line === document.activeElement) ?? lines.at(-1)
  for (const line of lines) line.tabIndex = line === stop ? 0 : -1
}

function walk(event: KeyboardEvent): void {
  if (walkLines(event, LINES, 'stop') && event.currentTarget instanceof Element) keepOneStop(event.currentTarget)
}

export function LogPanel({
  log,
  newFrom,
  here = null,
  onGo,
}: {
  readonly log: readonly LogEntry[]
  readonly newFrom: number | null
  readonly here?: number | null
  readonly onGo?: (ply: number) => void
}): JSX.Element {
  const box = useRef<HTMLDivElement>(null)
  const [away, setAway] = useState(false)
  const groups = useMemo(() => groupLog(log, newFrom), [log, newFrom])
  // Pictures arrive after the words, and lines with them may be higher.
  const signs = useLogSigns(useTableContext().board)
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    const current = here === null ? null : element.querySelector<HTMLElement>('[data-here]')
    // Only the log itself scrolls: the page stays where the reader has put it.
    if (current !== null) element.scrollTop = current.offsetTop + current.offsetHeight - element.clientHeight
    else if (here === null && !away) element.scrollTop = element.scrollHeight
  }, [groups, here, away, signs])
  useEffect(() => keepOneStop(box.current))
  if (groups.length === 0) return <p class="side-empty soft">{t.value.log.empty}</p>
  return (
    <>
      <div
        ref={box}
        class="log"
        role="log"
        aria-live="off"
        aria-label={t.value.log.title}
        tabIndex={0}
        onKeyDown={walk}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) =>
          setAway(scrollHeight - scrollTop - clientHeight > NEAR_END)
        }
      >
        {groups.map((group) => (
          <Fragment key={group.key}>
            {group.isNew && (
              <p class="log-divider">
                <span>{t.value.log.divider}</span>
              </p>
            )}
            <LogTurn group={group} here={here} {...(onGo === undefined ? {} : { onGo })} />
          </Fragment>
        ))}
      </div>
      {away && here === null && (
        <button type="button" class="button small log-newest" onClick={() => setAway(false)}>
          {t.value.log.newest}
        </button>
      )}
    </>
  )
}
