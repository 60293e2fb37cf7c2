import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { Host } from '../net/hosts.ts'
import type { Refusal } from '@bothy/protocol'
import { api } from '../net/api.ts'
import { CopyField } from '../ui/copy.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { t } from '../ui/i18n.ts'
import { Icon } from '../ui/icons.tsx'
import { navigate, paths } from '../ui/router.ts'
import { OptionsList } from './options.tsx'
import { useScene } from '../board/scene.tsx'
import type { TableStore } from './store.ts'
import type { Verdict } from './verify.ts'

/** What there is to know and to do about the table itself. */
export function InfoPanel({ store, host }: { readonly store: TableStore; readonly host: Host }): JSX.Element {
  const { client, props } = useScene()
  const info = store.info.value
  const words = t.value.info
  const [leaving, setLeaving] = useState(false)
  if (info === null) return <></>
  const { me } = props
  const seat = me === null ? undefined : info.seats[me]
  const plays = info.status === 'playing' && seat?.kind === 'person' && seat.mine
  return (
    <div class="info stack">
      {host.kind === 'server' && (
        <>
          <CopyField label={words.share} value={location.origin + paths.table(info.id)} />
          <p class="soft small">{words.shareHelp}</p>
        </>
      )}
      <h3>{words.options}</h3>
      <OptionsList setup={info.setup} texts={client.texts[props.language]} />
      <Fairness store={store} host={host} />
      {plays && me !== null && (
        <>
          <hr />
          {seat.away === null ? (
            <button type="button" class="button" onClick={() => void store.away(me, 'medium')}>
              <Icon name="robot" /> {t.value.seats.handOver}
            </button>
          ) : (
            <button type="button" class="button primary" onClick={() => void store.away(me, null)}>
              {t.value.seats.takeBack}
            </button>
          )}
          <p class="soft small">{t.value.seats.handOverHelp}</p>
        </>
      )}
      <Absent store={store} host={host} />
      <button
        type="button"
        class="button"
        onClick={() =>
          plays && seat.away === null && host.kind === 'server' ? setLeaving(true) : navigate(paths.home)
        }
      >
        <Icon name="leave" /> {words.leave}
      </button>
      {leaving && me !== null && (
        <Dialog title={words.leaveAsk} onClose={() => setLeaving(false)}>
          <p>{words.leaveHelp}</p>
          <div class="actions">
            <button type="button" class="button quiet" onClick={() => setLeaving(false)}>
              {t.value.common.cancel}
            </button>
            <button type="button" class="button" onClick={() => navigate(paths.home)}>
              {words.leaveOnly}
            </button>
            <button
              type="button"
              class="button primary"
              onClick={() => void store.away(me, 'medium').then(() => navigate(paths.home))}
            >
              {words.leaveBot}
            </button>
          </div>
        </Dialog>
      )}
    </div>
  )
}

/** The one who made the table may let a bot play for those who have been gone for minutes. */
function Absent({ store, host }: { readonly store: TableStore; readonly host: Host }): JSX.Element | null {
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

/** The promise made at the start, and its proof after the end. */
function Fairness({ store, host }: { readonly store: TableStore; readonly host: Host }): JSX.Element | null {
  const info = store.info.value
  const words = t.value.info
  const [verdict, setVerdict] = useState<Verdict | 'verifying' | null>(null)
  if (info === null || info.commitment === null) return null
  const check = async (): Promise<void> => {
    setVerdict('verifying')
    const { verify } = await import('./verify.ts')
    setVerdict(await verify(info.commitment, await host.record(info.id)))
  }
  return (
    <>
      <h3>{words.fairness}</h3>
      <p class="soft small">{words.fairnessHelp}</p>
      <CopyField label={words.commitment} value={info.commitment} />
      {info.seed !== null && <CopyField label={words.seed} value={info.seed} />}
      {info.status === 'over' && (
        <button
          type="button"
          class="button"
          disabled={verdict === 'verifying'}
          onClick={() => void check().catch(() => setVerdict('verifyFailed'))}
        >
          <Icon name="check" /> {words.verify}
        </button>
      )}
      {verdict !== null && (
        <p class={`note ${verdict === 'verified' ? 'good' : verdict === 'verifying' ? '' : 'bad'}`} role="status">
          {words[verdict]}
        </p>
      )}
    </>
  )
}
