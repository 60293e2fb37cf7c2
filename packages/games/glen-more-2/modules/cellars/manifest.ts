import type { ModuleManifest } from '../manifest.ts'

export const manifest = {
  number: 3,
  minSeats: 2,
  minutes: 10,
  difficulty: 'medium',
  set: 'feast',
} as const satisfies ModuleManifest
