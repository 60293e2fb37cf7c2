import type { JSX } from 'preact'
import { useTableContext } from '@bothy/board-kit/board/table-context.tsx'
import type { Host } from '../../net/hosts.ts'
import { lazy } from '@bothy/board-kit/ui/page/lazy.tsx'
import { Dialog } from '@bothy/board-kit/ui/controls/dialog.tsx'
import { Abandoned, StandInNote } from './abandoned.tsx'
import { EndingActions } from './ending-actions.tsx'
import { History } from './ending-history.tsx'
import { inOrder, Places, Ties, VerdictNote } from './ending-places.tsx'
import { WinnersCloth, WinningScore } from './ending-winner.tsx'
import { resultSentence } from './result-sentence.ts'
import { RatingNote, useRatings } from './rating-change.tsx'
import { ScoreSheet } from './score-sheet.tsx'
import { ShareResult } from './share-result.tsx'
import type { TableStore } from '../store/store.ts'
import './ending-styles.css'

const AfterLoss = lazy(
  async () => (await import('../learning/after-loss.tsx')).loadAfterLoss(),
  () => null,
)

const LevelNote = lazy(
  async () => (await import('../coach/level-note.tsx')).loadLevelNote(),
  () => null,
)

export function Ending({
  store,
  host,
  onClose,
}: {
  readonly store: TableStore
  readonly host: Host
  readonly onClose: () => void
}): JSX.Element | null {
  const [state, info, mine] = [store.state.value, store.info.value, store.mySeats.value]
  const { board, props } = useTableContext()
  const { log } = store.tableState.value
  const result = state?.result ?? null
  const ratings = useRatings(info)
  if (info === null) return null
  const rows = board.sheet(
    props,
    log.flatMap(({ events }) => events),
  )
  if (result === null)
    return <Abandoned host={host} info={info} rows={rows} ratings={ratings} mine={mine} onClose={onClose} />
  const title = resultSentence(result, props.names, mine)
  return (
    <Dialog title={title} className="ending" onClose={onClose}>
      <WinnersCloth result={result} />
      <div class="ending-winner stack">
        <WinningScore result={result} />
        <StandInNote info={info} />
        <LevelNote info={info} />
        <RatingNote ratings={ratings} mine={mine} />
        <VerdictNote result={result} />
        {result.verdict === null && <Places result={result} mine={mine} />}
        <Ties result={result} />
        <AfterLoss info={info} ranks={result.ranks} mine={mine} />
      </div>
      <div class="ending-story stack">
        <ScoreSheet
          rows={rows}
          order={inOrder(result)}
          scores={result.scores}
          ratings={ratings}
          names={props.names}
          mine={mine}
        />
        <History host={host} info={info} names={props.names} />
      </div>
      <EndingActions
        host={host}
        info={info}
        share={<ShareResult host={host} info={info} result={result} />}
        onClose={onClose}
      />
    </Dialog>
  )
}
