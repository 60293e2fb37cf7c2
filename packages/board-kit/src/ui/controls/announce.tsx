import { signal } from '@preact/signals'
import type { JSX } from 'preact'

type Line = { readonly id: number; readonly text: string; readonly at: number }

/** In milliseconds; a line removed earlier is never read by a screen reader. */
const READ = 5000

const lines = signal<readonly Line[]>([])
let count = 0

export function announce(text: string): void {
  if (text === '') return
  const at = performance.now()
  lines.value = [...lines.peek().filter((line) => at - line.at < READ), { id: count++, text, at }]
}

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
