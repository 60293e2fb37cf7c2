import { aboutFr } from '../messages/about-fr.ts'
import type { AboutWords } from './en.ts'

const GAMES = import.meta.glob<ReturnType<AboutWords['game']>>('../../../../games/*/words/fr-about.ts', {
  import: 'about',
  eager: true,
})

export const words: AboutWords = { ...aboutFr, game: (id) => GAMES[`../../../../games/${id}/words/fr-about.ts`] }
