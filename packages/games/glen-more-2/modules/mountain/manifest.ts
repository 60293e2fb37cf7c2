import type { ModuleManifest } from '../manifest.ts'

export const manifest = {
  number: 2,
  minSeats: 2,
  minutes: 5,
  difficulty: 'low',
  set: 'water',
} as const satisfies ModuleManifest
