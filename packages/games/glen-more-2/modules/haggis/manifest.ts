import type { ModuleManifest } from '../manifest.ts'

export const manifest = {
  number: 5,
  minSeats: 2,
  minutes: 10,
  difficulty: 'low',
  set: 'feast',
} as const satisfies ModuleManifest
