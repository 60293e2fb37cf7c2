import type { GameId } from '@bothy/games'
import { aboutEn } from '../messages/about-en.ts'

type GameAbout = { readonly author: string; readonly reconstructed: string }
const GAMES = import.meta.glob<GameAbout>('../../../../games/*/words/en-about.ts', { import: 'about', eager: true })

export const words = {
  ...aboutEn,
  game: (id: GameId): GameAbout => GAMES[`../../../../games/${id}/words/en-about.ts`],
}

export type AboutWords = typeof words
