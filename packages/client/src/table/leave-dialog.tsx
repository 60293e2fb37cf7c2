import type { JSX } from 'preact'
import type { Seat } from '@bothy/kernel'
import { Dialog } from '../ui/dialog.tsx'
import { t } from '../ui/i18n.ts'
import { navigate, paths } from '../ui/router.ts'
import type { TableStore } from './store.ts'

/** Before somebody leaves a running game: a bot may play on for them. */
export function LeaveDialog({
  store,
  seat,
  onClose,
}: {
  readonly store: TableStore
  readonly seat: Seat
  readonly onClose: () => void
}): JSX.Element {
  const words = t.value.info
  return (
    <Dialog title={words.leaveAsk} onClose={onClose}>
      <p>{words.leaveHelp}</p>
      <div class="actions">
        <button type="button" class="button quiet" onClick={onClose}>
          {t.value.common.cancel}
        </button>
        <button type="button" class="button" onClick={() => navigate(paths.home)}>
          {words.leaveOnly}
        </button>
        <button
          type="button"
          class="button primary"
          onClick={() => void store.away(seat, 'medium').then(() => navigate(paths.home))}
        >
          {words.leaveBot}
        </button>
      </div>
    </Dialog>
  )
}
