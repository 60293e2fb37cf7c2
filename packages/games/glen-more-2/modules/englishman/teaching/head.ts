import type { ChapterHead } from '@bothy/kernel/lessons'

export const head: ChapterHead = {
  id: 'englishman',
  title: { en: 'Chronicle 4: Hammer of the Scots', fr: 'Chronique 4\u00a0: Le Marteau des Écossais' },
  intro: {
    en: 'For 3 or 4 players: an Englishman on the rondel works for the player with his token.',
    fr: 'Pour 3\u00a0ou 4\u00a0joueurs\u00a0: un Anglais sur le rondel travaille pour le joueur qui a son jeton.',
  },
  minutes: 3,
  teaches: ['GM2-C4-1', 'GM2-C4-2', 'GM2-C4-3', 'GM2-C4-4', 'GM2-C4-5'],
  length: 17,
}
