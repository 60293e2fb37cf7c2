import { signal } from '@preact/signals'
import type { Json } from '@bothy/kernel'

/** By table; kept for the session of the browser. */
const KEY = 'bothy.quiet'

const stored = (): readonly string[] => {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? found.map(String) : []
  } catch {
    return []
  }
}

const mutedWarnings = signal<readonly string[]>(typeof sessionStorage === 'undefined' ? [] : stored())

/** Warnings of one kind are alike to a person: `leaves`, whatever is left. */
export const kindOf = (warning: Json): string =>
  typeof warning === 'object' && warning !== null && 'warn' in warning && typeof warning.warn === 'string'
    ? warning.warn
    : ''

export const isMuted = (table: string, kind: string): boolean => mutedWarnings.value.includes(`${table} ${kind}`)

export function muteWarning(table: string, kind: string): void {
  if (isMuted(table, kind)) return
  mutedWarnings.value = [...mutedWarnings.value, `${table} ${kind}`]
  try {
    sessionStorage.setItem(KEY, JSON.stringify(mutedWarnings.value))
  } catch {
    // Storage may be full or forbidden: then it holds until the page is loaded again.
  }
}
