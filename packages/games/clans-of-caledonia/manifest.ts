import type { GameManifest } from '@bothy/kernel'
import { pitch } from './words/pitch.ts'

export const manifest = {
  id: 'clans-of-caledonia',
  title: 'Clans of Caledonia',
  seats: { min: 1, max: 4, usual: 3 },
  age: 12,
  minutes: 90,
  minutesOf: { 1: 30, 2: 60, 3: 90, 4: 120 },
  clothColour: '#2c4656',
  pitch,
  hasPlanner: true,
  hasPicture: true,
  firstLesson: 4,
} as const satisfies GameManifest
