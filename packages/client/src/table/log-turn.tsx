import type { JSX } from 'preact'
import { SeatBadge } from '../art/index.ts'
import { t } from '../ui/i18n.ts'
import { Icon } from '../ui/icons.tsx'
import { type LogGroup, visibleEvents } from './log-groups.ts'
import { useScene } from '../board/scene.tsx'
import { seatClass, Sentence } from '../board/sentence.tsx'

/** What one seat did in a row, as sentences beside its sign. */
export function LogTurn({
  group,
  here = null,
  onGo,
}: {
  readonly group: LogGroup
  /** In a replay: the ply that is shown. */
  readonly here?: number | null
  readonly onGo?: (ply: number) => void
}): JSX.Element {
  const { client, props } = useScene()
  const { seat } = group
  const events = visibleEvents(group, client.isRedundant)
  const current = here !== null && events.some(({ ply }) => ply === here)
  return (
    <div class={seat === null ? 'turn' : `turn by ${seatClass(seat)}`} {...(current ? { 'data-here': true } : {})}>
      {seat === null ? <p class="turn-head">{t.value.log.opening}</p> : <SeatBadge seat={seat} size={18} />}
      <div class="turn-lines">
        {events.map(({ ply, event }, i) => (
          <p key={`${ply}.${i}`} class={ply === here ? 'turn-line here' : 'turn-line'}>
            <Sentence message={client.texts[props.language].event(event, props.me)} badges={false} />
          </p>
        ))}
      </div>
      {onGo !== undefined && seat !== null && (
        <button
          type="button"
          class="button quiet icon turn-go"
          aria-label={t.value.replay.goTo(events[0].ply + 1)}
          onClick={() => onGo(events[0].ply)}
        >
          <Icon name="play" size={14} />
        </button>
      )}
    </div>
  )
}
