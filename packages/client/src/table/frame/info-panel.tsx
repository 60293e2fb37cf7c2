import type { FunctionComponent, JSX } from 'preact'
import { useTableContext } from '@bothy/board-kit/board/table-context.tsx'
import { useFetched } from '../../games/use-fetched.ts'
import type { Host } from '../../net/hosts.ts'
import { loadInUse } from '@bothy/board-kit/ui/words/catalogue.ts'
import { fairnessCatalogue } from '@bothy/board-kit/ui/words/fairness-words.ts'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { lazyClock } from '@bothy/board-kit/ui/page/lazy-clock.ts'
import { Absent } from '../seats/absent.tsx'
import { Fairness } from './fairness.tsx'
import { Invite } from '../waiting/invite.tsx'
import { OptionsList } from './options.tsx'
import { SeatActions } from '../seats/seat-actions.tsx'
import type { TableStore } from '../store/store.ts'

const PaceLine = lazyClock(async () => (await import('../clock/pace-line.tsx')).PaceLine)

type Props = { readonly store: TableStore; readonly host: Host }

export async function loadInfoPanel(): Promise<FunctionComponent<Props>> {
  await loadInUse(fairnessCatalogue)
  return InfoPanel
}

function InfoPanel({ store, host }: Props): JSX.Element {
  const { board, props } = useTableContext()
  const info = store.info.value
  const guide = useFetched(board?.loadData)
  const words = t.value.info
  if (info === null) return <></>
  return (
    <div class="info stack">
      {info.rated && <p class="note">{t.value.ratings.note}</p>}
      {info.imported && <p class="note">{t.value.home.imported}</p>}
      {store.mySeats.value.length === 0 && <p class="note">{t.value.leaving.watchingHelp}</p>}
      <SeatActions store={store} host={host} />
      <Absent store={store} host={host} />
      <hr />
      {host.kind === 'server' && <Invite table={info.id} code={false} />}
      <h3>{words.options}</h3>
      {info.pace !== null && <PaceLine pace={info.pace} />}
      <OptionsList
        setup={info.setup}
        texts={board.words.of(props.language).texts}
        seats={info.seats.length}
        hasHints={info.hints}
        guide={guide}
      />
      <Fairness store={store} host={host} />
    </div>
  )
}
