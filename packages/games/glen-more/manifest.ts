import type { GameManifest } from '@bothy/kernel'
import { pitch } from './words/pitch.ts'

export const manifest = {
  id: 'glen-more',
  title: 'Glen More',
  seats: { min: 2, max: 5, usual: 4 },
  age: 10,
  minutes: 60,
  minutesOf: { 2: 30, 3: 45, 4: 60, 5: 80 },
  clothColour: '#4a5933',
  pitch,
  hasPlanner: false,
  hasNets: true,
  hasPicture: true,
  firstLesson: 6,
} as const satisfies GameManifest
