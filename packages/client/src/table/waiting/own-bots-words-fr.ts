import type { OwnBotsWords } from './own-bots-words-en.ts'

export const ownBotsFr = {
  title: 'Vos propres bots',
  give: (name: string) => `Donner une place à ${name}`,
  ready: (name: string) => `${name} est prêt`,
} satisfies OwnBotsWords
