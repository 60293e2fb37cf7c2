import type { ReadonlySignal } from '@preact/signals'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { ClockFace } from '@bothy/protocol'
import { lazyClock } from '../ui/page/lazy-clock.ts'

/** What a table has told about time, and when, by the clock that only runs. */
export type ToldClock = { readonly face: ClockFace; readonly told: number }

const ClockContext = createContext<ReadonlySignal<ToldClock | null> | null>(null)
export const ClockProvider = ClockContext.Provider

export const useClock = (): ToldClock | null => useContext(ClockContext)?.value ?? null

export const SeatClock = lazyClock(async () => (await import('./clock/faces.tsx')).SeatClock)
export const ClockAbove = lazyClock(async () => (await import('./clock/above.tsx')).ClockAbove)
export const PromptClock = lazyClock(async () => (await import('./clock/faces.tsx')).PromptClock)
