import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { useScene } from '../board/scene.tsx'
import type { Host } from '../net/hosts.ts'
import { CopyField } from '../ui/copy.tsx'
import { t } from '../ui/i18n.ts'
import { Icon } from '../ui/icons.tsx'
import { navigate, paths } from '../ui/router.ts'
import { Absent } from './absent.tsx'
import { Fairness } from './fairness.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { OptionsList } from './options.tsx'
import type { TableStore } from './store.ts'

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
      {leaving && me !== null && <LeaveDialog store={store} seat={me} onClose={() => setLeaving(false)} />}
    </div>
  )
}
