import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { Refusal, TableInfo } from '@bothy/protocol'
import { api } from '../../net/api.ts'
import type { Host } from '../../net/hosts.ts'
import { duration, t } from '@bothy/board-kit/ui/words/i18n.ts'
import { refusalText } from '@bothy/board-kit/ui/words/refusal-words.ts'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import type { TableStore } from '../store/store.ts'
import { useElapsed } from '@bothy/board-kit/ui/page/use-elapsed.ts'

type Gone = TableInfo['absent'][number] & { readonly name: string; readonly isPlayed: boolean }

const goneOf = ({ absent, seats }: TableInfo): readonly Gone[] =>
  absent.flatMap((one) => {
    const seat = seats[one.seat]
    return seat?.kind === 'person' ? [{ ...one, name: seat.name, isPlayed: seat.away !== null }] : []
  })

export function Absent({ store, host }: { readonly store: TableStore; readonly host: Host }): JSX.Element | null {
  const info = store.info.value
  const elapsed = useElapsed(store.told.value)
  if (info === null || info.status !== 'playing' || host.kind === 'device') return null
  return (
    <>
      {goneOf(info)
        .filter(({ isPlayed }) => !isPlayed)
        .map((gone) => (
          <AbsentOne key={gone.seat} table={info.id} gone={gone} elapsed={elapsed} />
        ))}
    </>
  )
}

function AbsentOne({
  table,
  gone,
  elapsed,
}: {
  readonly table: string
  readonly gone: Gone
  readonly elapsed: number
}): JSX.Element {
  const words = t.value.leaving
  const [refusal, setRefusal] = useState<Refusal['why'] | null>(null)
  const put = async (): Promise<void> => {
    const reply = await api.putBot(table, gone.seat, 'medium')
    setRefusal(reply.ok ? null : reply.why === 'refused' ? reply.refusal.why : 'server-error')
  }
  const left = gone.botIn === null ? null : gone.botIn - elapsed
  return (
    <div class="absent">
      <span>
        <strong>{words.absent(gone.name)}</strong>{' '}
        {left === null ? words.botByHost : left > 0 ? words.botIn(duration(left + ROUND_UP)) : ''}
      </span>
      {left !== null && left <= 0 && (
        <button type="button" class="button" onClick={() => void put()}>
          <Icon name="robot" /> {words.botNow(gone.name)}
        </button>
      )}
      {refusal !== null && (
        <p class="note bad small" role="alert">
          {refusalText(refusal)}
        </p>
      )}
    </div>
  )
}

/** Half a second left is 0:01, not 0:00. */
const ROUND_UP = 999

export function AbsentBanner({ store, host }: { readonly store: TableStore; readonly host: Host }): JSX.Element | null {
  const [info, state] = [store.info.value, store.state.value]
  if (info === null || state === null || host.kind === 'device') return null
  const isWaitedFor = goneOf(info).some(({ seat, isPlayed }) => !isPlayed && state.actors.includes(seat))
  if (!isWaitedFor || state.request !== null) return null
  return (
    <div class="prompt-banner" role="status">
      <Absent store={store} host={host} />
    </div>
  )
}

/** In ms until the others may end the game: 0 for now, null if no player has left. */
export function endIn(info: TableInfo, elapsed: number): number | null {
  if (info.seats.some((seat) => seat.kind === 'person' && seat.resigned)) return 0
  const left = info.absent.map((one) => Math.max(0, one.endIn - elapsed))
  return left.length === 0 ? null : Math.min(...left)
}
