import type { ComponentChildren } from 'preact'
import type { Choice, ClickTarget } from '../game-board.ts'
import { Sentence } from './sentence.tsx'

export const Note = ({ good, children }: { good: boolean; children: ComponentChildren }) => (
  <p class="thing-note" data-good={good ? 'yes' : 'no'}>
    {children}
  </p>
)

export function WhyNot({ table, target }: { table: { readonly choice: Choice }; target: ClickTarget | null }) {
  const message = target === null ? null : table.choice.why(target)
  return message === null ? null : (
    <Note good={false}>
      <Sentence message={message} />
    </Note>
  )
}
