import { laterPart } from '../../board/later.ts'
import type { LaterParts } from '../../board/game-client.ts'
import { words } from './words.ts'

export const Explain = laterPart(words, async () => (await import('./explain.tsx')).Explain)
export const Standing = laterPart(words, async () => (await import('./standing.tsx')).Standing)

export const later: LaterParts = {
  words,
  load: async () => {
    await Promise.all([Explain.load(), Standing.load()])
  },
}
