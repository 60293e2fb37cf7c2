import type { ComponentChildren } from 'preact'
import { confirm } from '../../board/choice/board-ui-state.ts'
import type { SpotContext } from '../../board/choice/spot.tsx'
import type { ClickTarget } from '../../board/game-board.ts'

type ConfirmProps = {
  readonly table: SpotContext
  readonly target: ClickTarget
  readonly class: string
  readonly children: ComponentChildren
}

export const Confirm = ({ table, target, class: name, children }: ConfirmProps) => (
  <button
    type="button"
    class={`button ${name}`}
    data-proposal=""
    onClick={() => {
      table.showDetails(null)
      confirm(table, target)
    }}
  >
    {children}
  </button>
)
