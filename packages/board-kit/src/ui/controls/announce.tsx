import { signal } from '@preact/signals'
import type { JSX } from 'preact'

type Line = { readonly id: number; readonly text: string; readonly at: number }

/** A screen reader has taken up a line by then, in milliseconds; one that is gone before that is never read. */
const READ = 5000

const lines = signal<readonly Line[]>([])
let count = 0

/** Says a sentence to those who listen to the page, after those that were said just before. */
export function announce(text: string): void {
  if (text === '') return
  const at = performance.now()
  lines.value = [...lines.peek().filter((line) => at - line.at < READ), { id: count++, text, at }]
}

/** Takes back what was said: it was for a reader who has left. */
export function hush(): void {
  lines.value = []
}

export function LiveRegion(): JSX.Element {
  return (
    <div class="visually-hidden" role="status" aria-live="polite" aria-atomic="false">
      {lines.value.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  )
}
