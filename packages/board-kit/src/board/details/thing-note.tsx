import type { ComponentChildren } from 'preact'
import type { Choice, ClickTarget } from '../game-board.ts'
import { Sentence } from './sentence.tsx'

/** A line that changes a plan: moss for what is gained, rowan for what stands in the way. */
export const Note = ({ good, children }: { good: boolean; children: ComponentChildren }) => (
  <p class="thing-note" data-good={good ? 'yes' : 'no'}>
    {children}
  </p>
)

/** Why the target cannot be picked now, with its rule; nothing if it can, or is no choice at all. */
export function WhyNot({ table, target }: { table: { readonly choice: Choice }; target: ClickTarget | null }) {
  const message = target === null ? null : table.choice.why(target)
  return message === null ? null : (
    <Note good={false}>
      <Sentence message={message} />
    </Note>
  )
}
