import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { Refusal, SeatInfo, TableInfo } from '@bothy/protocol'
import { SeatBadge } from '../art/index.ts'
import { api, type Reply } from '../net/api.ts'
import { CopyField } from '../ui/copy.tsx'
import { t } from '../ui/i18n.ts'
import { Icon } from '../ui/icons.tsx'
import { navigate, paths } from '../ui/router.ts'
import { OptionsList } from './options.tsx'
import type { TableStore } from './store.ts'

/** Before the game: who sits where, the link to send, bots for the rest. The socket brings every change. */
export function WaitingRoom({ store, info }: { readonly store: TableStore; readonly info: TableInfo }): JSX.Element {
  const words = t.value.waiting
  const [refusal, setRefusal] = useState<Refusal | 'unreachable' | null>(null)
  const open = info.seats.flatMap((seat, i) => (seat.kind === 'open' ? [i] : []))
  const seated = info.seats.some((seat) => seat.kind === 'person' && seat.mine)
  const link = location.origin + paths.table(info.id)
  const texts = store.texts.value
  const run = async (...calls: readonly (() => Promise<Reply<unknown>>)[]): Promise<void> => {
    setRefusal(null)
    for (const call of calls) {
      const reply = await call()
      if (!reply.ok) return setRefusal(reply.why === 'refused' ? reply.refusal : 'unreachable')
    }
  }
  return (
    <div class="page narrow waiting-room">
      <h1 tabIndex={-1}>{words.title}</h1>
      <p class="soft">{words.lead(open.length)}</p>
      <section class="panel padded stack">
        <CopyField label={words.share} value={link} />
        <p class="soft small">{words.shareHelp}</p>
        {typeof navigator.share === 'function' && (
          <button
            type="button"
            class="button"
            onClick={() => void navigator.share({ title: 'Bothy', url: link }).catch(() => undefined)}
          >
            <Icon name="link" /> {words.shareButton}
          </button>
        )}
      </section>
      <section class="panel padded">
        <h2>{t.value.table.seats}</h2>
        <ol class="waiting-seats">
          {info.seats.map((seat, i) => (
            <li key={i}>
              <SeatBadge seat={i} size={36} />
              <SeatText seat={seat} />
              <span class="row push">
                {seat.kind === 'open' && !seated && (
                  <button type="button" class="button primary" onClick={() => void run(() => api.sit(info.id, i))}>
                    {words.sit}
                  </button>
                )}
                {seat.kind === 'open' && info.host && (
                  <button type="button" class="button" onClick={() => void run(() => api.putBot(info.id, i, 'medium'))}>
                    <Icon name="robot" /> {words.putBot}
                  </button>
                )}
                {seat.kind !== 'open' && (info.host || (seat.kind === 'person' && seat.mine)) && (
                  <button type="button" class="button quiet" onClick={() => void run(() => api.stand(info.id, i))}>
                    {seat.kind === 'person' && seat.mine ? words.stand : words.free}
                  </button>
                )}
              </span>
            </li>
          ))}
        </ol>
        {refusal !== null && (
          <p class="note bad" role="alert">
            {refusal === 'unreachable' ? t.value.common.noServer : t.value.refusals[refusal.why]}
          </p>
        )}
        {info.host && (
          <div class="row waiting-actions">
            <button
              type="button"
              class="button primary"
              onClick={() => void run(...open.map((i) => () => api.putBot(info.id, i, 'medium')))}
            >
              {words.fill}
            </button>
            <button
              type="button"
              class="button quiet"
              onClick={() => void run(() => api.giveUp(info.id)).then(() => navigate(paths.home))}
            >
              {words.closeTable}
            </button>
          </div>
        )}
      </section>
      {texts !== null && (
        <section class="panel padded">
          <h2>{words.options}</h2>
          <OptionsList setup={info.setup} texts={texts} />
        </section>
      )}
    </div>
  )
}

function SeatText({ seat }: { readonly seat: SeatInfo }): JSX.Element {
  if (seat.kind === 'open') return <span class="soft">{t.value.common.openSeat}</span>
  const about =
    seat.kind === 'bot'
      ? t.value.seats.bot(t.value.levels[seat.level])
      : seat.mine
        ? t.value.seats.you
        : seat.online
          ? ''
          : t.value.seats.offline
  return (
    <span>
      <strong>{seat.name}</strong> <span class="soft">{about}</span>
    </span>
  )
}
