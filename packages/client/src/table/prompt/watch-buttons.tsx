import type { JSX } from 'preact'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import { speed } from '@bothy/board-kit/ui/page/settings.ts'
import { shortcut } from '@bothy/board-kit/ui/page/shortcuts.ts'
import type { TableStore } from '../store/store.ts'

export function isWatching(store: TableStore): boolean {
  const [busy, state] = [store.playback.queue.busy.value, store.state.value]
  if (busy) return true
  return speed.value !== 'instant' && state !== null && state.thinking.length > 0 && state.legal.length === 0
}

export function WatchButtons({ store }: { readonly store: TableStore }): JSX.Element {
  const words = t.value.watching
  const { queue } = store.playback
  const paused = queue.paused.value
  return (
    <div class="prompt-buttons" role="group" aria-label={words.region}>
      <button type="button" class="button" aria-keyshortcuts={shortcut('w')} onClick={() => queue.toggle()}>
        <Icon name={paused ? 'play' : 'pause'} /> {paused ? words.resume : words.pause}
      </button>
      <button
        type="button"
        class="button"
        data-skip
        aria-keyshortcuts={shortcut('s')}
        disabled={!queue.busy.value}
        onClick={() => store.playback.skip()}
      >
        <Icon name="end" /> {words.skip}
      </button>
    </div>
  )
}
