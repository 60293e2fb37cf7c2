import type { JSX } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { LogEntry } from '@bothy/protocol'
import { t } from '../shell/i18n.ts'
import { groupLog, type LogGroup } from './log-groups.ts'
import { useScene } from './scene.tsx'
import { SeatName, seatClass, Sentence } from './sentence.tsx'

const NEAR_END = 60

/** The log in sentences, newest last; stays at the end unless the reader has scrolled back. */
export function LogPanel({
  log,
  newFrom,
  here = null,
  onGo,
}: {
  readonly log: readonly LogEntry[]
  readonly newFrom: number | null
  /** In a replay: the ply that is shown. */
  readonly here?: number | null
  readonly onGo?: (ply: number) => void
}): JSX.Element {
  const box = useRef<HTMLDivElement>(null)
  const [away, setAway] = useState(false)
  const groups = useMemo(() => groupLog(log, newFrom), [log, newFrom])
  useEffect(() => {
    const element = box.current
    if (element === null) return
    if (here !== null) element.querySelector('[data-here]')?.scrollIntoView({ block: 'nearest' })
    else if (!away) element.scrollTop = element.scrollHeight
  }, [groups, here, away])
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
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) =>
          setAway(scrollHeight - scrollTop - clientHeight > NEAR_END)
        }
      >
        {groups.map((group) => (
          <Turn key={group.key} group={group} here={here} {...(onGo === undefined ? {} : { onGo })} />
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

function Turn({
  group,
  here,
  onGo,
}: {
  readonly group: LogGroup
  readonly here: number | null
  readonly onGo?: (ply: number) => void
}): JSX.Element {
  const { client, props } = useScene()
  const { seat, events, isNew } = group
  const current = here !== null && events.some(({ ply }) => ply === here)
  return (
    <>
      {isNew && (
        <p class="log-divider">
          <span>{t.value.log.divider}</span>
        </p>
      )}
      <section class={`turn ${seat === null ? '' : seatClass(seat)}`} {...(current ? { 'data-here': true } : {})}>
        <h3 class="turn-head">
          {seat === null ? t.value.log.opening : <SeatName seat={seat} text={props.names[seat]} />}
          {onGo !== undefined && (
            <button type="button" class="button quiet small" onClick={() => onGo(events[0].ply)}>
              {t.value.replay.ply(events[0].ply + 1, props.view === null ? 0 : events[0].ply + 1)}
            </button>
          )}
        </h3>
        {events.map(({ ply, event }, i) => (
          <p key={`${ply}.${i}`} class={ply === here ? 'turn-line here' : 'turn-line'}>
            <Sentence message={client.texts[props.language].event(event, props.me)} badges={false} />
          </p>
        ))}
      </section>
    </>
  )
}
