import { batch, computed, signal } from '@preact/signals'
import type { Json } from '@bothy/kernel'
import type { ClickTarget } from '@bothy/board-kit/board/game-board.ts'
import { type Selection, IDLE } from '@bothy/board-kit/board/choice/selection.ts'

const NONE: readonly ClickTarget[] = []
const LONG_WAIT_MS = 200

/**
 * A clicked thing is shown as taken in the next frame, by `sent`; the rest of the board is drawn once, with the answer. Only if that takes
 * long do its lights go out before.
 */
export class DrawnSelection {
  readonly #now = signal<Selection<Json>>(IDLE)
  readonly #drawn = signal<Selection<Json>>(IDLE)
  #late: ReturnType<typeof setTimeout> | undefined

  readonly now = computed(() => this.#now.value)
  readonly drawn = computed(() => this.#drawn.value)
  readonly isSending = computed(() => this.now.value.kind === 'sending')
  readonly sent = computed<readonly ClickTarget[]>(() => (this.isSending.value ? this.now.value.picked : NONE))

  hold(selection: Selection<Json>): void {
    if (selection === this.now.peek()) return
    this.stop()
    if (selection.kind === 'sending') this.#late = setTimeout(() => (this.#drawn.value = selection), LONG_WAIT_MS)
    batch(() => {
      this.#now.value = selection
      if (selection.kind !== 'sending') this.#drawn.value = selection
    })
  }

  stop(): void {
    clearTimeout(this.#late)
  }
}
