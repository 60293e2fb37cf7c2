import type { ClickTarget } from '@bothy/board-kit/board/game-board.ts'
import type { BoardContext } from '../spot.tsx'

export function Confirm({ table, target, label, isMain = false }: ConfirmProps) {
  const isLit = table.choice.isSelectable(target)
  return (
    <button
      type="button"
      class={isMain ? 'button primary choice coc-confirm' : 'button choice coc-confirm'}
      disabled={!isLit}
      data-state={isLit ? 'lit' : undefined}
      data-target={isLit ? target : undefined}
      onClick={() => table.choice.pick(target)}
    >
      {label}
    </button>
  )
}
type ConfirmProps = {
  readonly table: BoardContext
  readonly target: ClickTarget
  readonly label: string
  readonly isMain?: boolean
}
