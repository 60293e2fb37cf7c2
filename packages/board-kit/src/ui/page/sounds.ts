import { haptics, sounds, volume } from './settings.ts'
import type { Tune } from './tunes.ts'

export type { Tune } from './tunes.ts'

/** In milliseconds: on, off, on. */
const PULSES: { readonly [T in Tune]: readonly number[] } = {
  turn: [40],
  scoring: [25, 60, 25],
  end: [60, 80, 60, 80, 120],
  time: [30, 40, 30, 40, 30],
}

export const canVibrate = (): boolean => typeof navigator !== 'undefined' && 'vibrate' in navigator

/** Browsers play no sound, and no device shakes, before the reader has touched the page. */
export function playTune(tune: Tune): void {
  if (typeof navigator === 'undefined' || !navigator.userActivation.hasBeenActive) return
  if (haptics.peek() && canVibrate()) navigator.vibrate([...PULSES[tune]])
  if (!sounds.peek() || volume.peek() === 0 || typeof AudioContext === 'undefined') return
  void import('./tunes.ts').then(({ ring }) => ring(tune, volume.peek()))
}
