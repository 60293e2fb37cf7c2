import type { ComponentChildren, JSX } from 'preact'
import { Icon, type IconName } from '@bothy/board-kit/ui/controls/icons.tsx'
import type { Player } from './player.ts'
import { Scrubber } from './scrubber.tsx'
import { replay } from './words.ts'

export function Controls({
  player,
  plies,
  turns,
  scorings,
  children,
}: {
  readonly player: Player
  readonly plies: number
  readonly turns: readonly number[]
  readonly scorings: readonly number[]
  readonly children: ComponentChildren
}): JSX.Element {
  const words = replay.value
  const { position, playing } = player
  const button = (icon: IconName, label: string, onClick: () => void, disabled: boolean): JSX.Element => (
    <button
      type="button"
      class="button quiet icon"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  )
  const [atStart, atEnd] = [position === 0, position === plies]
  return (
    <div class="controls">
      <Scrubber player={player} plies={plies} turns={turns} scorings={scorings} />
      <span class="controls-ply soft">{words.ply(position, plies)}</span>
      <div class="controls-row">
        {button('start', words.previousScoring, () => player.scoring(-1), atStart)}
        {button('previousTurn', words.previousTurn, () => player.turn(-1), atStart)}
        {button('back', words.previous, () => player.step(-1), atStart)}
        <button
          type="button"
          class="button primary icon"
          aria-label={playing ? words.pause : words.play}
          onClick={player.toggle}
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
        {button('next', words.next, () => player.step(1), atEnd)}
        {button('nextTurn', words.nextTurn, () => player.turn(1), atEnd)}
        {button('end', words.nextScoring, () => player.scoring(1), atEnd)}
        {children}
      </div>
    </div>
  )
}
