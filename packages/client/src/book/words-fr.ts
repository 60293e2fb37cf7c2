import { typeset } from '@bothy/kernel/french'
import type { BookWords } from './words-en.ts'

export const bookFr: BookWords = {
  views: 'Présentation des règles',
  minutes: typeset('En 2 minutes'),
  rules: 'Règles',
  aid: 'Aide de jeu',
  aim: 'But du jeu',
  parts: 'Extensions',
  print: 'Imprimer',
  game: 'Le jeu',
  tryIt: 'Essayer',
  tryLesson: (lesson, minutes) => typeset(`Essayer : leçon « ${lesson} », ${minutes} min`),
  allRules: 'Toutes les règles',
  tryRule: (rule, lesson) => typeset(`Essayer : règle ${rule}, dans la leçon « ${lesson} »`),
  pages: 'Pages de l’aide de jeu',
}
