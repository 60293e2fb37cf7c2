import type { ModuleManifest } from '../manifest.ts'

export const manifest = {
  number: 4,
  minSeats: 3,
  minutes: 10,
  difficulty: 'high',
  set: 'quarrel',
} as const satisfies ModuleManifest
