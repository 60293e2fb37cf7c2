import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { layout } from '@bothy/board-kit/board/layout.ts'
import { Segments, Select } from '@bothy/board-kit/ui/controls/fields.tsx'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import { Popover } from '@bothy/board-kit/ui/controls/popover.tsx'
import { Controls } from './controls.tsx'
import type { Eyes } from './moment.ts'
import { type Player, SPEEDS } from './player.ts'
import { replay } from './words.ts'

export function ReplayTools({
  player,
  plies,
  turns,
  scorings,
  names,
  eyes,
  onEyes,
  onBranch,
  onSave,
  onShare,
  children,
}: {
  readonly player: Player
  readonly plies: number
  readonly turns: readonly number[]
  readonly scorings: readonly number[]
  readonly names: readonly string[]
  readonly eyes: Eyes
  readonly onEyes: (eyes: Eyes) => void
  readonly onBranch: (() => void) | null
  readonly onSave: () => void
  readonly onShare: () => void
  readonly children: JSX.Element | null
}): JSX.Element {
  const words = replay.value
  const [anchor, setAnchor] = useState<Element | null>(null)
  const small = layout.value === 'phone' || layout.value === 'low'
  const rest = (
    <div class="replay-more">
      <Segments
        label={words.speed}
        hideLabel
        value={player.speed}
        choices={SPEEDS.map((value) => ({ value, label: `×${value}` }))}
        onChange={player.setSpeed}
      />
      <button
        type="button"
        class="button quiet icon"
        aria-label={words.shareTitle}
        title={words.shareTitle}
        onClick={onShare}
      >
        <Icon name="send" />
      </button>
      <button
        type="button"
        class="button quiet icon"
        aria-label={words.download}
        title={words.download}
        onClick={onSave}
      >
        <Icon name="download" />
      </button>
      <Select
        label={words.view}
        hideLabel
        value={eyes}
        choices={[
          { value: 'acting', label: words.acting },
          { value: 'spectator', label: words.spectator },
          ...names.map((name, i) => ({ value: `${i}` as const, label: name })),
        ]}
        onChange={onEyes}
      />
      {children === null && (
        <button type="button" class="button" disabled={onBranch === null} onClick={() => onBranch?.()}>
          {words.branch}
        </button>
      )}
    </div>
  )
  return (
    <section class="replay-tools" aria-label={words.title}>
      {children}
      <Controls player={player} plies={plies} turns={turns} scorings={scorings}>
        {small && (
          <button
            type="button"
            class="button icon"
            aria-label={words.more}
            title={words.more}
            aria-expanded={anchor !== null}
            onClick={(event) => setAnchor(anchor === null ? event.currentTarget : null)}
          >
            <Icon name="gear" />
          </button>
        )}
      </Controls>
      {!small && rest}
      {small && anchor !== null && (
        <Popover anchor={anchor} label={words.more} focus onClose={() => setAnchor(null)}>
          {rest}
        </Popover>
      )}
    </section>
  )
}
