import type { ModuleManifest } from '../manifest.ts'

export const manifest = {
  number: 7,
  minSeats: 2,
  minutes: 10,
  difficulty: 'medium',
  set: 'quarrel',
} as const satisfies ModuleManifest
