import type { Types } from '@bothy/cairn'
import { fr as texts, words } from '@bothy/cairn/words/fr'
import type { GameWords, Primer } from '@bothy/board-kit/board/game-board.ts'

const primer: Primer = {
  aim: ['Vous empilez des pierres.', 'Chacune compte sa valeur.', 'Le plus grand nombre de points l’emporte.'],
  minutes: ['Prenez une pierre, posez-la face visible ou face cachée, puis piochez-en une autre.'],
}

export const fr: typeof words & GameWords<Types> = { ...words, texts, primer }
