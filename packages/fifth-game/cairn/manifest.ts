import type { GameManifest } from '@bothy/kernel'
import { pitch } from './words/pitch.ts'

export const manifest = {
  id: 'cairn',
  title: 'Cairn',
  seats: { min: 2, max: 4, usual: 2 },
  age: 8,
  minutes: 5,
  minutesOf: { 2: 5, 3: 5, 4: 5 },
  clothColour: '#3d4a44',
  pitch,
  hasPlanner: false,
} as const satisfies GameManifest
