import type { JSX } from 'preact'
import { Dialog, DialogButtons } from '@bothy/board-kit/ui/controls/dialog.tsx'
import { words } from './words.ts'

export function LeaveDialog({
  onStay,
  onLeave,
}: {
  readonly onStay: () => void
  readonly onLeave: () => void
}): JSX.Element {
  const { leaveAsk, leaveHelp, leaveShort, stay } = words.value
  return (
    <Dialog title={leaveAsk} onClose={onStay}>
      <p>{leaveHelp}</p>
      <DialogButtons
        back={{ label: stay, onClick: onStay }}
        main={
          <button type="button" class="button primary" onClick={onLeave}>
            {leaveShort}
          </button>
        }
      />
    </Dialog>
  )
}
