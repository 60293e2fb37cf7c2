import type { ModuleManifest } from '../manifest.ts'

export const manifest = {
  number: 8,
  minSeats: 2,
  minutes: 10,
  difficulty: 'high',
  set: null,
} as const satisfies ModuleManifest
