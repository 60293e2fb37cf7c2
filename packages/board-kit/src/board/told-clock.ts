import type { ReadonlySignal } from '@preact/signals'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { ClockFace } from '@bothy/protocol'

/** `told` is the time of receipt by the clock that only runs forward. */
export type ToldClock = { readonly face: ClockFace; readonly told: number }

const ClockContext = createContext<ReadonlySignal<ToldClock | null> | null>(null)
export const ClockProvider = ClockContext.Provider

export const useClock = (): ToldClock | null => useContext(ClockContext)?.value ?? null
