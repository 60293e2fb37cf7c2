import { signal } from '@preact/signals'
import { type CoachMemory, NOTHING_SAID } from '@bothy/kernel/coach'

/** By table; kept for the session of the browser, so that a page that is loaded again repeats nothing. */
type Kept = { readonly [table: string]: { readonly memory: CoachMemory; readonly wish: 'on' | 'off' | null } }

const KEY = 'bothy.coach'
const MOST = 20

const isKept = (x: unknown): x is Kept =>
  typeof x === 'object' &&
  x !== null &&
  Object.values(x).every((one) => typeof one === 'object' && one !== null && 'memory' in one && 'wish' in one)

function stored(): Kept {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    return isKept(found) ? found : {}
  } catch {
    return {}
  }
}

const kept = signal<Kept>(typeof sessionStorage === 'undefined' ? {} : stored())

const of = (table: string): Kept[string] => kept.value[table] ?? { memory: NOTHING_SAID, wish: null }

function keep(table: string, changed: Partial<Kept[string]>): void {
  const others = Object.entries(kept.peek()).filter(([id]) => id !== table)
  kept.value = Object.fromEntries([...others.slice(1 - MOST), [table, { ...of(table), ...changed }]])
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept.peek()))
  } catch {
    // Without storage it lasts as long as the page.
  }
}

export const memoryOf = (table: string): CoachMemory => of(table).memory
export const keepMemory = (table: string, memory: CoachMemory): void => keep(table, { memory })

export const wishOf = (table: string): 'on' | 'off' | null => of(table).wish
export const keepWish = (table: string, wish: 'on' | 'off'): void => keep(table, { wish })
