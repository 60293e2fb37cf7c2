import type { JSX } from 'preact'
import { Select } from '../ui/fields.tsx'
import { t } from '../ui/i18n.ts'
import { Icon } from '../ui/icons.tsx'
import { Controls } from './controls.tsx'
import type { Eyes } from './moment.ts'
import type { Player } from './player.ts'

/** Below the board of a replay: where in the game, through whose eyes, and what to do with it. */
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
}: {
  readonly player: Player
  readonly plies: number
  readonly turns: readonly number[]
  readonly scorings: readonly number[]
  readonly names: readonly string[]
  readonly eyes: Eyes
  readonly onEyes: (eyes: Eyes) => void
  /** Null where the game is over. */
  readonly onBranch: (() => void) | null
  readonly onSave: () => void
  readonly onShare: () => void
}): JSX.Element {
  const words = t.value.replay
  return (
    <section class="replay-tools" aria-label={words.title}>
      <Controls player={player} plies={plies} turns={turns} scorings={scorings}>
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
      </Controls>
      <div class="replay-more">
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
        <button type="button" class="button" disabled={onBranch === null} onClick={() => onBranch?.()}>
          {words.branch}
        </button>
      </div>
    </section>
  )
}
