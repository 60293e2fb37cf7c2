import { lazyClock } from '../ui/page/lazy-clock.ts'

export const SeatClock = lazyClock(async () => (await import('./clock/faces.tsx')).SeatClock)
export const ClockAbove = lazyClock(async () => (await import('./clock/above.tsx')).ClockAbove)
export const PromptClock = lazyClock(async () => (await import('./clock/faces.tsx')).PromptClock)
