import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Seat } from '@bothy/kernel'
import type { StateMessage, TableInfo } from '@bothy/protocol'
import { SeatBadge } from '../art/index.ts'
import type { Host } from '../net/hosts.ts'
import { PointsChart } from './points-chart.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { t } from '../ui/i18n.ts'
import { Icon } from '../ui/icons.tsx'
import { navigate, paths } from '../ui/router.ts'
import { saveFile } from '../ui/save-file.ts'
import { layout } from '../board/layout.ts'
import { useScene } from '../board/scene.tsx'
import { seatClass, Sentence } from '../board/sentence.tsx'
import type { TableStore } from './store.ts'
import { tieSentences } from './ties.ts'

type Result = NonNullable<StateMessage['result']>

export function headline(result: Result, names: readonly string[], mine: readonly Seat[]): string {
  const words = t.value.ending
  const winners = result.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []))
  if (winners.length > 1) return words.shared(t.value.and(winners.map((seat) => names[seat])))
  const [winner] = winners
  return mine.length === 1 && mine[0] === winner ? words.youWon : words.won(names[winner])
}

/** The end: who won, how the points came about, how they grew, and what to do now. */
export function Ending({
  store,
  host,
  onClose,
}: {
  readonly store: TableStore
  readonly host: Host
  readonly onClose: () => void
}): JSX.Element | null {
  const [state, info] = [store.state.value, store.info.value]
  const { props } = useScene()
  const result = state?.result ?? null
  if (result === null || info === null) return null
  return (
    <Dialog title={headline(result, props.names, store.mySeats.value)} className="ending" onClose={onClose}>
      <Places result={result} tally={store.tally.value} />
      <Ties result={result} />
      <History host={host} info={info} names={props.names} />
      <Actions host={host} info={info} onClose={onClose} />
    </Dialog>
  )
}

function Places({
  result,
  tally,
}: {
  readonly result: Result
  readonly tally: TableStore['tally']['value']
}): JSX.Element {
  const { client, props } = useScene()
  const order = result.ranks.map((_, seat) => seat).sort((a, b) => result.ranks[a] - result.ranks[b])
  return (
    <ol class="places">
      {order.map((seat) => (
        <li key={seat} class={`place ${seatClass(seat)}${result.ranks[seat] === 1 ? ' first' : ''}`}>
          <span class="place-rank">{t.value.ending.rank(result.ranks[seat])}</span>
          <SeatBadge seat={seat} size={32} />
          <strong class="place-name">{props.names[seat]}</strong>
          <span class="place-points">{result.scores[seat]}</span>
          <ul class="place-lines soft small">
            {tally[seat]
              ?.filter((line) => line.counts)
              .map((line, i) => (
                <li key={i}>
                  <span>
                    <Sentence message={client.texts[props.language].scoreLine(line)} badges={false} />
                  </span>
                  <span class="line-points">{signed(line.points)}</span>
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

/** With a true minus sign. */
const signed = (points: number): string => (points > 0 ? `+${points}` : String(points).replace('-', '−'))

/** Why one of two seats with equal points stands before the other, or why they share a place. */
function Ties({ result }: { readonly result: Result }): JSX.Element {
  const { client, props } = useScene()
  return (
    <>
      {tieSentences(result, client.texts[props.language], props.names).map((message, i) => (
        <p key={i} class="note tie">
          <span>
            <Sentence message={message} />
          </span>
        </p>
      ))}
    </>
  )
}

/** The chart is drawn from the record, played again by the engine, which is fetched for it. */
function History({
  host,
  info,
  names,
}: {
  readonly host: Host
  readonly info: TableInfo
  readonly names: readonly string[]
}): JSX.Element {
  const [points, setPoints] = useState<readonly (readonly number[])[] | 'failed' | null>(null)
  const words = t.value.ending
  useEffect(() => {
    let wanted = true
    const draw = async (): Promise<void> => {
      const [{ reelOfFile }, record] = await Promise.all([import('./reel.ts'), host.record(info.id)])
      const read = await reelOfFile(record)
      if (wanted) setPoints(read.ok ? read.reel.points : 'failed')
    }
    draw().catch(() => wanted && setPoints('failed'))
    return () => {
      wanted = false
    }
  }, [host, info.id])
  return (
    <section class="history">
      <h3>{words.chart}</h3>
      {points === null && <p class="soft chart-space">{words.chartLoading}</p>}
      {points === 'failed' && <p class="soft">{words.chartFailed}</p>}
      {points !== null && points !== 'failed' && (
        <PointsChart points={points} names={names} width={layout.value === 'phone' ? 340 : 640} />
      )}
    </section>
  )
}

function Actions({
  host,
  info,
  onClose,
}: {
  readonly host: Host
  readonly info: TableInfo
  readonly onClose: () => void
}): JSX.Element {
  const words = t.value.ending
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const again = async (): Promise<void> => {
    setBusy(true)
    const path = await host.again(info).catch(() => null)
    setBusy(false)
    if (path === null) setFailed(true)
    else navigate(path)
  }
  const save = async (): Promise<void> => {
    const record = await host.record(info.id)
    if (record === null) setFailed(true)
    else saveFile(`${info.game}-${info.id}.bothy.json`, record)
  }
  return (
    <>
      {failed && (
        <p class="note bad" role="alert">
          {t.value.common.failed}
        </p>
      )}
      <div class="actions ending-actions">
        <button type="button" class="button primary" autofocus disabled={busy} onClick={() => void again()}>
          {words.rematch}
        </button>
        <a class="button" href={host.replayPath(info.id)}>
          <Icon name="play" /> {words.replay}
        </a>
        <button type="button" class="button" onClick={onClose}>
          {words.look}
        </button>
        <button type="button" class="button quiet" onClick={() => void save().catch(() => setFailed(true))}>
          <Icon name="download" /> {words.export}
        </button>
        <a class="button quiet" href={paths.home}>
          {words.home}
        </a>
      </div>
    </>
  )
}
