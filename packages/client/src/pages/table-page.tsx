import type { JSX } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import type { GameTypes, Seat } from '@bothy/kernel'
import type { StateMessage } from '@bothy/protocol'
import { useSeatColours } from '@bothy/board-kit/art/index.ts'
import type { GameBoard } from '@bothy/board-kit/board/game-board.ts'
import { deviceHost, type Host, serverHost } from '../net/hosts.ts'
import { Header } from './header.tsx'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { lazy } from '@bothy/board-kit/ui/page/lazy.tsx'
import { paths } from '@bothy/board-kit/ui/page/router.ts'
import { Failure, Loading } from '@bothy/board-kit/ui/controls/states.tsx'
import { useTitle } from '@bothy/board-kit/ui/page/use-title.ts'
import { BeforeStart, roomFor } from '../table/waiting/before-start.tsx'
import { resultSentence } from '../table/ending/result-sentence.ts'
import { isAskedTogether, nextPersonAtDevice } from '../table/device/next-person-at-device.ts'
import { PlayTable } from '../table/play-table.tsx'
import { TableStore } from '../table/store/store.ts'
import '@bothy/board-kit/board/styles.css'
import '../table/styles.css'

const PassDevice = lazy(async () => (await import('../table/device/pass-device.tsx')).PassDevice)
const TurnBanner = lazy(
  async () => (await import('../table/device/pass-device.tsx')).TurnBanner,
  () => null,
)

export const ServerTable = ({ id }: { readonly id: string }): JSX.Element => <TablePage id={id} host={serverHost} />
export const DeviceTable = ({ id }: { readonly id: string }): JSX.Element => <TablePage id={id} host={deviceHost} />

function TablePage({ id, host }: { readonly id: string; readonly host: Host }): JSX.Element {
  const store = useMemo(() => new TableStore(host.connection(), id), [host, id])
  useEffect(() => {
    store.start()
    return () => store.stop()
  }, [store])
  useSeatColours(store.info.value?.colours ?? [])
  const room = store.info.value === null ? null : roomFor(store.info.value)
  useEffect(() => {
    // Together with the board; a failed load is tried again when the part is drawn.
    room?.load().catch(() => undefined)
  }, [room])
  const title = store.texts.value?.title ?? ''
  const state = store.state.value
  const mine = store.me.value !== null && state?.actors.includes(store.me.value) === true
  useTitle(tabTitle(title, mine, state?.result ?? null, store))
  return (
    <div class="table-frame">
      <Content store={store} host={host} />
      <Lost store={store} />
    </div>
  )
}

function tabTitle(
  title: string,
  mine: boolean,
  result: Parameters<typeof resultSentence>[0] | null,
  store: TableStore,
): string {
  if (result !== null) return `${resultSentence(result, store.names.value, store.mySeats.value)} · ${title}`
  return mine ? `● ${t.value.home.yourTurn} · ${title}` : title
}

function Title({ store }: { readonly store: TableStore }): JSX.Element | null {
  const title = store.texts.value?.title ?? ''
  if (title === '') return null
  if (store.info.value?.status === 'waiting') return <p class="table-title">{title}</p>
  return (
    <h1 class="table-title" tabIndex={-1}>
      {title}
      <span class="visually-hidden">{store.info.value?.status === 'over' ? `, ${t.value.home.over}` : ''}</span>
    </h1>
  )
}

function Content({ store, host }: { readonly store: TableStore; readonly host: Host }): JSX.Element {
  const { info, state } = store.tableState.value
  const board = store.board.value
  const title = <Title store={store} />
  const isShown = info !== null && info.status !== 'waiting' && state !== null && board !== null
  if (!isShown || store.tableState.value.problem !== null || holderOf(store, board, state) !== null)
    return (
      <>
        <Header title={title} />
        <Before store={store} />
      </>
    )
  // Where nothing is hidden the table stays as it is and only turns round.
  const whose = board.hidesItems(state.view) ? state.seat : 'all'
  return (
    <>
      <PlayTable
        key={whose}
        store={store}
        host={host}
        board={board}
        state={state}
        info={info}
        Head={Header}
        title={title}
      />
      {store.mySeats.value.length > 1 && !covers(board, state) && <TurnBanner store={store} />}
    </>
  )
}

const covers = (board: GameBoard<GameTypes>, state: StateMessage): boolean =>
  board.hidesItems(state.view) || isAskedTogether(state)

const holderOf = (store: TableStore, board: GameBoard<GameTypes>, state: StateMessage): Seat | null =>
  covers(board, state) ? nextPersonAtDevice(store) : null

function Before({ store }: { readonly store: TableStore }): JSX.Element {
  const { info, state, problem } = store.tableState.value
  const board = store.board.value
  const words = t.value.table
  if (problem !== null)
    return (
      <main class="page" id="main">
        <Failure page title={info === null ? words.noTable : t.value.waiting.closed}>
          <p class="soft">{words.noTableHelp}</p>
          <a class="button primary" href={paths.home}>
            {t.value.notFound.home}
          </a>
        </Failure>
      </main>
    )
  if (store.broken.value)
    return (
      <main class="page" id="main">
        <Failure page onRetry={() => location.reload()} />
      </main>
    )
  if (info === null || board === null || (info.status !== 'waiting' && state === null))
    return (
      <main class="page" id="main">
        <Loading text={words.loading} />
      </main>
    )
  if (info.status === 'waiting' || state === null)
    return (
      <main id="main">
        <BeforeStart store={store} info={info} />
      </main>
    )
  const holder = holderOf(store, board, state)
  return (
    <main id="main" class="pass-page">
      {holder !== null && <PassDevice store={store} seat={holder} />}
    </main>
  )
}

function Lost({ store }: { readonly store: TableStore }): JSX.Element | null {
  if (store.connection.status.value !== 'lost') return null
  const words = t.value.table
  return (
    <div class="banner lost" role="alert">
      <span>
        <strong>{words.lost}</strong> {words.lostHelp}
      </span>
      <button type="button" class="button small" onClick={() => store.connection.retry()}>
        {words.tryNow}
      </button>
    </div>
  )
}
