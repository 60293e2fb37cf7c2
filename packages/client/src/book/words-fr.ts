import type { BookWords } from './words-en.ts'

export const bookFr: BookWords = {
  views: 'Les règles en',
  minutes: 'En deux minutes',
  rules: 'Règles',
  aid: 'Aide de jeu',
  aim: 'But du jeu',
  parts: 'Extensions',
  print: 'Imprimer',
  game: 'Le jeu',
  pages: 'Pages de l’aide de jeu',
}
