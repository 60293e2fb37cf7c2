import type { Message } from '@bothy/kernel'
import type { JSX } from 'preact'
import { Sentence } from '@bothy/board-kit/board/details/sentence.tsx'

export function Warning({
  message,
  id,
}: {
  readonly message: Message | null
  readonly id?: string | undefined
}): JSX.Element | null {
  if (message === null) return null
  return (
    <span id={id} class="choice-warning small">
      {/* A link inside a button could not be reached: the rule stays plain text. */}
      <Sentence
        message={message.map((part) => (typeof part !== 'string' && part.part === 'rule' ? part.rule : part))}
        badges={false}
      />
    </span>
  )
}
