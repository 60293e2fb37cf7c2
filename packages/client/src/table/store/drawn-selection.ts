import { batch, computed, signal } from '@preact/signals'
import type { Json } from '@bothy/kernel'
import type { Target } from '@bothy/board-kit/board/game-board.ts'
import { type Hand, IDLE } from '@bothy/board-kit/board/choice/hand.ts'

const NONE: readonly Target[] = []
/** An answer that takes longer is waited for, in milliseconds. */
const LONG = 200

/**
 * The hand of the reader, and how much of it the board shows. A clicked thing is seen to be taken in the next frame, by `sent`;
 * all the rest of the board is drawn once, with the answer, and not twice. Only if that takes long, its lights go out before.
 */
export class DrawnSelection {
  readonly #now = signal<Hand<Json>>(IDLE)
  readonly #drawn = signal<Hand<Json>>(IDLE)
  #late: ReturnType<typeof setTimeout> | undefined

  readonly now = computed(() => this.#now.value)
  readonly drawn = computed(() => this.#drawn.value)
  readonly isSending = computed(() => this.now.value.kind === 'sending')
  readonly sent = computed<readonly Target[]>(() => (this.isSending.value ? this.now.value.picked : NONE))

  hold(hand: Hand<Json>): void {
    if (hand === this.now.peek()) return
    this.stop()
    if (hand.kind === 'sending') this.#late = setTimeout(() => (this.#drawn.value = hand), LONG)
    batch(() => {
      this.#now.value = hand
      if (hand.kind !== 'sending') this.#drawn.value = hand
    })
  }

  stop(): void {
    clearTimeout(this.#late)
  }
}
