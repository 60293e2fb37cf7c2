import { signal } from '@preact/signals'
import type { JSX } from 'preact'

const spoken = signal('')
let flip = false

/** Says a sentence to those who listen to the page. The same sentence twice is said twice. */
export function announce(text: string): void {
  flip = !flip
  spoken.value = text === '' ? '' : text + (flip ? '\u200b' : '')
}

export function LiveRegion(): JSX.Element {
  return (
    <div class="visually-hidden" role="status" aria-live="polite" aria-atomic="true">
      {spoken.value}
    </div>
  )
}
