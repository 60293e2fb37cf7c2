import type { ModuleManifest } from '../manifest.ts'

export const manifest = {
  number: 6,
  minSeats: 2,
  minutes: 20,
  difficulty: 'complex',
  set: null,
} as const satisfies ModuleManifest
