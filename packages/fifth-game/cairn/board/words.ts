import type { Translated } from '@bothy/kernel'
import type { Types } from '@bothy/cairn'
import type { words as en } from '@bothy/cairn/words/en'
import type { GameWords } from '@bothy/board-kit/board/game-board.ts'
import { catalogue } from '@bothy/board-kit/ui/words/catalogue.ts'

export type Words = Translated<typeof en> & GameWords<Types>

export const words = catalogue<Words>({
  en: async () => (await import('./catalogue-en.ts')).en,
  fr: async () => (await import('./catalogue-fr.ts')).fr,
})
