import type { JSX } from 'preact'
import type { GameId } from '@bothy/games'
import { Dialog, DialogButtons } from '@bothy/board-kit/ui/controls/dialog.tsx'
import { paths } from '@bothy/board-kit/ui/page/router.ts'
import { words } from './words.ts'

export function LeaveDialog({
  game,
  table,
  onStay,
  onAgain,
}: {
  readonly game: GameId
  readonly table: string | null
  readonly onStay: () => void
  readonly onAgain: () => void
}): JSX.Element {
  const { all, leaveAsk, leaveHelp, leaveShort, restart, stay, toTable } = words.value
  return (
    <Dialog title={leaveAsk} onClose={onStay}>
      <p>{leaveHelp}</p>
      <DialogButtons
        back={{ label: stay, onClick: onStay }}
        main={
          <a class="button primary" href={table === null ? paths.game(game, 'learn') : paths.table(table)}>
            {table === null ? leaveShort : toTable}
          </a>
        }
      >
        <button type="button" class="button" onClick={onAgain}>
          {restart}
        </button>
        {table !== null && (
          <a class="button" href={paths.game(game, 'learn')}>
            {all}
          </a>
        )}
      </DialogButtons>
    </Dialog>
  )
}
