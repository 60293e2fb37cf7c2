import type { JSX } from 'preact'
import { type Json, plain } from '@bothy/kernel'
import type { WorthUnit } from '@bothy/kernel/strategy'
import { useTableContext } from '@bothy/board-kit/board/table-context.tsx'
import type { FullReplay } from '../../table/playback/full-replay.ts'
import { groupLog, visibleEvents } from '../../table/log/log-groups.ts'
import { betterEvents, type LetteredMoment, playedEvents } from './moments.ts'
import { Why } from './why.tsx'
import { analysisWords } from './words.ts'

/** Sentences of a decision on a card: more are shown with the board. */
const MOST = 2

export function MomentCard({
  moment,
  fullReplay,
  unit,
  isHere,
  onOpen,
}: {
  readonly moment: LetteredMoment
  readonly fullReplay: FullReplay
  readonly unit: WorthUnit
  readonly isHere: boolean
  readonly onOpen: () => void
}): JSX.Element {
  const words = analysisWords.value
  const { board, props } = useTableContext()
  const { letter, ply, seat, loss, lead } = moment
  const isCostly = loss > 0
  const tell = (events: readonly Json[]): string => {
    const [group] = groupLog([{ ply, seat, events: [...events] }], null)
    if (group === undefined) return ''
    return visibleEvents(group, board.isRedundant)
      .slice(0, MOST)
      .map(({ event }) => plain(props.texts.event(event, null), fullReplay.names))
      .join(' ')
  }
  return (
    <button type="button" class={`moment-card ${isCostly ? '' : 'good'}`} aria-current={isHere} onClick={onOpen}>
      <span class="moment-letter">{letter}</span>
      <small class="soft">{words.move(ply, fullReplay.match.plies.length)}</small>
      <strong class="moment-worth">
        {isCostly ? words.cost(loss, unit) : words.gain(lead, unit)}
        {!isCostly && <small>{words.gainHelp}</small>}
      </strong>
      <span class="moment-words">
        <span>{tell(playedEvents(fullReplay, moment))}</span>
        {isCostly && <span class="moment-better">{words.betterSo(tell(betterEvents(fullReplay, moment)))}</span>}
        <Why {...{ moment, fullReplay }} />
      </span>
    </button>
  )
}
