import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { TableInfo } from '@bothy/protocol'
import type { Host } from '../../net/hosts.ts'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { refusalText } from '@bothy/board-kit/ui/words/refusal-words.ts'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import { navigate } from '@bothy/board-kit/ui/page/router.ts'
import type { TableStore } from '../store/store.ts'

const isMine = (info: TableInfo): boolean => info.host || info.seats.some((seat) => seat.kind === 'person' && seat.mine)

function askedBy({ next, seats }: TableInfo): string | null {
  if (next === null || next.seat === null) return null
  const seat = seats[next.seat]
  return seat?.kind === 'person' && !seat.mine ? seat.name : null
}

export function RematchButton({
  host,
  info,
  isMain = true,
}: {
  readonly host: Host
  readonly info: TableInfo
  readonly isMain?: boolean
}): JSX.Element | null {
  const words = t.value.again
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  const look = isMain ? 'button primary' : 'button'
  if (!isMine(info))
    return info.next === null ? null : (
      <a class={look} href={host.pathOf(info.next.table)}>
        {words.watch}
      </a>
    )
  const again = async (): Promise<void> => {
    setBusy(true)
    setFailed(null)
    const reply = await host.again(info.id).catch(() => null)
    setBusy(false)
    if (reply?.ok === true) return navigate(reply.value)
    setFailed(reply?.why === 'refused' ? refusalText(reply.refusal.why) : t.value.common.failed)
  }
  const label = info.next === null ? words.rematch : askedBy(info) === null ? words.goThere : words.join
  return (
    <>
      <button type="button" class={look} autofocus={isMain} disabled={busy} onClick={() => void again()}>
        <Icon name={info.next === null ? 'restart' : 'people'} /> {label}
      </button>
      {failed !== null && (
        <p class="note bad small" role="alert">
          {failed}
        </p>
      )}
    </>
  )
}

export function NextTableNote({ info }: { readonly info: TableInfo }): JSX.Element | null {
  if (info.next === null || !isMine(info)) return null
  return (
    <p class="note good" role="status">
      {newsOf(info)}
    </p>
  )
}

function newsOf(info: TableInfo): string {
  const name = askedBy(info)
  return name === null ? t.value.again.newTable : t.value.again.wants(name)
}

export function NextTableCard({
  store,
  host,
}: {
  readonly store: TableStore
  readonly host: Host
}): JSX.Element | null {
  const info = store.info.value
  const [hidden, setHidden] = useState<string | null>(null)
  if (info === null || info.next === null || !isMine(info) || hidden === info.next.table) return null
  const { table } = info.next
  return (
    <div class="banner next-table">
      <strong role="status">{newsOf(info)}</strong>
      <RematchButton host={host} info={info} />
      <button
        type="button"
        class="button quiet icon"
        aria-label={t.value.common.close}
        onClick={() => setHidden(table)}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
