import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { Refusal } from '@bothy/protocol'
import { api } from '../net/api.ts'
import type { Host } from '../net/hosts.ts'
import { t } from '../ui/i18n.ts'
import { Icon } from '../ui/icons.tsx'
import type { TableStore } from './store.ts'

/** The one who made the table may let a bot play for those who have been gone for minutes. */
export function Absent({ store, host }: { readonly store: TableStore; readonly host: Host }): JSX.Element | null {
  const info = store.info.value
  const [refusal, setRefusal] = useState<Refusal['why'] | null>(null)
  if (info === null || !info.host || info.status !== 'playing' || host.kind === 'device') return null
  const gone = info.seats.flatMap((seat, i) =>
    seat.kind === 'person' && !seat.mine && !seat.online && seat.away === null ? [{ seat: i, name: seat.name }] : [],
  )
  const put = async (seat: number): Promise<void> => {
    const reply = await api.putBot(info.id, seat, 'medium')
    setRefusal(reply.ok ? null : reply.why === 'refused' ? reply.refusal.why : 'server-error')
  }
  return (
    <>
      {gone.map(({ seat, name }) => (
        <button key={seat} type="button" class="button" onClick={() => void put(seat)}>
          <Icon name="robot" /> {t.value.seats.putBot(name)}
        </button>
      ))}
      {refusal !== null && (
        <p class="note bad small" role="alert">
          {t.value.refusals[refusal]}
        </p>
      )}
    </>
  )
}
