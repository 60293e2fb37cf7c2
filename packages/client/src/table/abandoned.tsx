import type { JSX } from 'preact'
import type { TableInfo } from '@bothy/protocol'
import type { Host } from '../net/hosts.ts'
import { Dialog } from '../ui/dialog.tsx'
import { t } from '../ui/i18n.ts'
import { EndingActions } from './ending-actions.tsx'

const resigned = ({ seats }: TableInfo): readonly string[] =>
  seats.flatMap((seat) => (seat.kind === 'person' && seat.resigned ? [seat.name] : []))

/** Who gave up, if anybody did: part of every result. */
export function ResignedNote({ info }: { readonly info: TableInfo }): JSX.Element | null {
  const names = resigned(info)
  return names.length === 0 ? null : <p class="note">{t.value.abandoned.resigned(names)}</p>
}

/** The end of a game that was not played to its end: nobody won. */
export function Abandoned({
  host,
  info,
  onClose,
}: {
  readonly host: Host
  readonly info: TableInfo
  readonly onClose: () => void
}): JSX.Element {
  const words = t.value.abandoned
  return (
    <Dialog title={words.title} className="ending abandoned" onClose={onClose}>
      <p>{words.help}</p>
      <ResignedNote info={info} />
      <EndingActions host={host} info={info} onClose={onClose} />
    </Dialog>
  )
}
