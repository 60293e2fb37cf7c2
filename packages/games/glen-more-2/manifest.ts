import type { GameManifest } from '@bothy/kernel'
import { pitch } from './words/pitch.ts'

export const manifest = {
  id: 'glen-more-2',
  title: 'Glen More II: Chronicles',
  seats: { min: 2, max: 4, usual: 3 },
  age: 12,
  minutes: 90,
  minutesOf: { 2: 60, 3: 90, 4: 115 },
  clothColour: '#33444f',
  pitch,
  hasPlanner: false,
  hasNets: true,
  hasPicture: true,
  firstLesson: 5,
} as const satisfies GameManifest
