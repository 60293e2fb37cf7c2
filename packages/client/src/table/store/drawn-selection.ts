import { batch, computed, signal } from '@preact/signals'
import type { Json } from '@bothy/kernel'
import type { ClickTarget } from '@bothy/board-kit/board/game-board.ts'
import { type Selection, IDLE } from '@bothy/board-kit/board/choice/selection.ts'

const NONE: readonly ClickTarget[] = []
/** An answer that takes longer is waited for, in milliseconds. */
const LONG = 200

/**
 * The hand of the reader, and how much of it the board shows. A clicked thing is seen to be taken in the next frame, by `sent`;
 * all the rest of the board is drawn once, with the answer, and not twice. Only if that takes long, its lights go out before.
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
    if (selection.kind === 'sending') this.#late = setTimeout(() => (this.#drawn.value = selection), LONG)
    batch(() => {
      this.#now.value = selection
      if (selection.kind !== 'sending') this.#drawn.value = selection
    })
  }

  stop(): void {
    clearTimeout(this.#late)
  }
}
