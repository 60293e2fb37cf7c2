import type { JSX } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import type { Json } from '@bothy/kernel'
import { isHandheld, layout } from '@bothy/board-kit/board/layout.ts'
import { useTableContext } from '@bothy/board-kit/board/table-context.tsx'
import { type Judged, NOTHING_JUDGED } from '@bothy/board-kit/board/trace/trace.ts'
import { touchedBy } from '@bothy/board-kit/board/trace/traces.ts'
import { loadInUse } from '@bothy/board-kit/ui/words/catalogue.ts'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import type { FullReplay } from '../../table/playback/full-replay.ts'
import { groupLog } from '../../table/log/log-groups.ts'
import { LogTurn } from '../../table/log/log-turn.tsx'
import { replay } from '../words.ts'
import { betterEvents, type ChosenMoment, type LetteredMoment, playedEvents } from './moments.ts'
import { Why } from './why.tsx'
import { analysisCatalogue, analysisWords } from './words.ts'
import './styles.css'

export async function loadMomentBar(): Promise<typeof MomentBar> {
  await loadInUse(analysisCatalogue)
  return MomentBar
}

/** A decision over the controls of the replay: both choices in words, and marked on the board. */
function MomentBar({
  moment,
  all,
  unit,
  fullReplay,
  onMoment,
  onBranch,
  onShare,
  onAnalysis,
  onClose,
}: ChosenMoment & {
  readonly fullReplay: FullReplay
  readonly onMoment: (moment: LetteredMoment) => void
  readonly onBranch: () => void
  readonly onShare: () => void
  readonly onAnalysis: () => void
  readonly onClose: () => void
}): JSX.Element {
  const words = analysisWords.value
  const { letter, ply, seat, loss, lead } = moment
  const isCostly = loss > 0
  const played = useMemo(() => playedEvents(fullReplay, moment), [fullReplay, moment])
  const better = useMemo(() => (isCostly ? betterEvents(fullReplay, moment) : []), [fullReplay, moment, isCostly])
  useJudgedThings(played, better, isCostly)
  const list = [...all.costly, ...all.praised]
  const next = list[(list.findIndex((one) => one.letter === letter) + 1) % list.length]
  return (
    <section class="moment-bar" aria-label={words.moment(letter)}>
      <p class="moment-head" role="status">
        <span class={`moment-letter ${isCostly ? '' : 'good'}`}>{letter}</span>
        <span>{words.move(ply, fullReplay.match.plies.length)}</span>
        <strong class={`moment-worth ${isCostly ? '' : 'good'}`}>
          {isCostly ? words.cost(loss, unit) : words.gain(lead, unit)}
        </strong>
        {!isCostly && <small class="soft">{words.gainHelp}</small>}
      </p>
      {isHandheld(layout.value) && (
        <button
          type="button"
          class="button quiet icon moment-share"
          aria-label={replay.value.shareTitle}
          onClick={onShare}
        >
          <Icon name="send" />
        </button>
      )}
      <div class="moment-pair">
        <Choice as={isCostly ? 'played' : 'better'} title={words.played} events={played} {...{ ply, seat }} />
        {isCostly && <Choice as="better" title={words.better} events={better} {...{ ply, seat }} />}
      </div>
      <Why {...{ moment, fullReplay }} />
      <div class="moment-buttons">
        {!isHandheld(layout.value) && (
          <button type="button" class="button quiet" onClick={onAnalysis}>
            {words.toAnalysis}
          </button>
        )}
        {next.letter !== letter && (
          <button type="button" class="button" onClick={() => onMoment(next)}>
            {words.nextMoment(next.letter)}
          </button>
        )}
        <button type="button" class="button primary" onClick={onBranch}>
          {replay.value.branch}
        </button>
        <button type="button" class="button quiet icon" aria-label={t.value.common.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
    </section>
  )
}

function Choice({
  as,
  title,
  events,
  ply,
  seat,
}: Pick<Judged, 'as'> & {
  readonly title: string
  readonly events: readonly Json[]
  readonly ply: number
  readonly seat: number
}): JSX.Element {
  const [group] = groupLog([{ ply, seat, events: [...events] }], null)
  return (
    <div class={`moment-choice ${as}`}>
      <h2>
        <span class={`judged-badge ${as}`} aria-hidden="true" /> {title}
      </h2>
      {group !== undefined && <LogTurn key={`${ply} ${title}`} group={group} isFolded />}
    </div>
  )
}

/** Things that only one of the two choices touches: the others do not tell them apart. */
function useJudgedThings(played: readonly Json[], better: readonly Json[], isCostly: boolean): void {
  const { board, props } = useTableContext()
  const { texts, uiState } = props
  const { judged } = uiState
  const words = analysisWords.value
  useEffect(() => {
    const of = (events: readonly Json[]): ReadonlySet<string> =>
      new Set(events.flatMap((event) => touchedBy(board, texts, event)))
    const [own, other] = [of(played), of(better)]
    const things = new Map<string, Judged>()
    for (const thing of own)
      if (!other.has(thing)) things.set(thing, { as: isCostly ? 'played' : 'better', label: words.played })
    for (const thing of other) if (!own.has(thing)) things.set(thing, { as: 'better', label: words.better })
    judged.value = things
    return () => {
      judged.value = NOTHING_JUDGED
    }
  }, [judged, board, texts, played, better, isCostly, words])
}
