import type { GameManifest } from '@bothy/kernel'
import { pitch } from './words/pitch.ts'

export const manifest = {
  id: 'lords-of-scotland',
  title: 'Lords of Scotland',
  seats: { min: 2, max: 5, usual: 4 },
  age: 12,
  minutes: 35,
  minutesOf: { 2: 20, 3: 25, 4: 35, 5: 35 },
  clothColour: '#5a2528',
  pitch,
  hasPlanner: false,
  hasNets: true,
  hasPicture: true,
  firstLesson: 4,
} as const satisfies GameManifest
