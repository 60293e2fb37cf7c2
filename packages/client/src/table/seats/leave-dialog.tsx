import type { JSX } from 'preact'
import type { Seat } from '@bothy/kernel'
import type { TableInfo } from '@bothy/protocol'
import { Dialog, DialogButtons } from '@bothy/board-kit/ui/controls/dialog.tsx'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { navigate, paths } from '@bothy/board-kit/ui/page/router.ts'
import type { TableStore } from '../store/store.ts'

type Asking = { readonly store: TableStore; readonly seat: Seat; readonly onClose: () => void }

export function LeaveDialog({ store, seat, onClose }: Asking): JSX.Element {
  const words = t.value.info
  return (
    <Dialog title={words.leaveAsk} onClose={onClose}>
      <p>{words.leaveHelp}</p>
      <DialogButtons
        back={{ onClick: onClose }}
        main={
          <button
            type="button"
            class="button primary"
            onClick={() => void store.away(seat, 'medium').then(() => navigate(paths.home))}
          >
            {words.leaveBot}
          </button>
        }
      >
        <button type="button" class="button" onClick={() => navigate(paths.home)}>
          {words.leaveOnly}
        </button>
      </DialogButtons>
    </Dialog>
  )
}

const isLast = ({ seats }: TableInfo, mine: Seat): boolean =>
  seats.every((seat, i) => i === mine || seat.kind !== 'person' || seat.resigned)

export function ResignDialog({ store, info, seat, onClose }: Asking & { readonly info: TableInfo }): JSX.Element {
  const words = t.value.leaving
  return (
    <Confirm
      title={words.resignAsk}
      help={isLast(info, seat) ? words.resignAlone : words.resignHelp}
      label={words.resign}
      onClose={onClose}
      onConfirm={() => void store.resign(seat)}
    />
  )
}

export function EndDialog({ store, seat, onClose }: Asking): JSX.Element {
  const words = t.value.leaving
  return (
    <Confirm
      title={words.endAsk}
      help={words.endHelp}
      label={words.end}
      onClose={onClose}
      onConfirm={() => void store.abandon(seat)}
    />
  )
}

function Confirm({
  title,
  help,
  label,
  onClose,
  onConfirm,
}: {
  readonly title: string
  readonly help: string
  readonly label: string
  readonly onClose: () => void
  readonly onConfirm: () => void
}): JSX.Element {
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{help}</p>
      <DialogButtons
        back={{ onClick: onClose }}
        main={
          <button
            type="button"
            class="button loss"
            onClick={() => {
              onClose()
              onConfirm()
            }}
          >
            {label}
          </button>
        }
      />
    </Dialog>
  )
}
