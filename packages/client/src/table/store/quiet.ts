import { signal } from '@preact/signals'
import type { Json } from '@bothy/kernel'

/** Warnings that are not asked again, by table; kept for the session of the browser. */
const KEY = 'bothy.quiet'

const stored = (): readonly string[] => {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? found.map(String) : []
  } catch {
    return []
  }
}

const quiet = signal<readonly string[]>(typeof sessionStorage === 'undefined' ? [] : stored())

/** Warnings of one kind are alike to a person: `leaves`, whatever is left. */
export const kindOf = (warning: Json): string =>
  typeof warning === 'object' && warning !== null && 'warn' in warning && typeof warning.warn === 'string'
    ? warning.warn
    : ''

export const isQuiet = (table: string, kind: string): boolean => quiet.value.includes(`${table} ${kind}`)

export function keepQuiet(table: string, kind: string): void {
  if (isQuiet(table, kind)) return
  quiet.value = [...quiet.value, `${table} ${kind}`]
  try {
    sessionStorage.setItem(KEY, JSON.stringify(quiet.value))
  } catch {
    // Storage may be full or forbidden: then it holds until the page is loaded again.
  }
}
