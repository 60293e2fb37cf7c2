import type { Book, Picture } from '@bothy/kernel/book'
import { chapter } from './chapter.ts'

const card: Picture = {
  position: chapter,
  eyes: 'a',
  part: 'dock',
  shows: { en: 'The haggis card, with the pool.', fr: 'La carte du haggis, avec la réserve.' },
}

export const book: Book = {
  minutes: [
    {
      ...card,
      line: {
        en: 'Inns serve haggis for sheep. At three feasts the die decides which tokens count.',
        fr: 'Les auberges servent du haggis contre des moutons. Lors de 3\u00a0festins, le dé décide quels jetons comptent.',
      },
    },
  ],
  examples: [
    {
      id: 'chronicle-5',
      rules: ['GM2-C5-2', 'GM2-C5-3'],
      position: { ...chapter, before: [...(chapter.before ?? []), 'a take G1', 'a place 1,1'] },
      eyes: 'a',
      part: 'panel',
      caption: {
        en: 'Your new inn gives a token: one of the two that are face up (A), or a hidden one. It goes face down on your serving table.',
        fr: 'Votre nouvelle auberge donne un jeton\u00a0: l’un des 2\u00a0visibles (A), ou un caché. Il va face cachée sur votre table de service.',
      },
      marks: { A: { at: 'thing haggis', rule: 'GM2-C5-2' } },
      shows: {
        en: 'Two haggis tokens face up, and the pool.',
        fr: '2\u00a0jetons Haggis face visible, et la réserve.',
      },
      holds: { 'pending.kind': 'haggis', 'chronicles.haggis.up': [1, 2], 'chronicles.haggis.places': 5 },
    },
  ],
  aid: {
    title: { en: '5. Address to a Haggis', fr: '5. Ode au haggis' },
    topics: [
      {
        title: { en: 'In short', fr: 'En bref' },
        lines: [
          {
            text: {
              en: 'An inn: 1 token when placed; activated, 1 sheep for 1 token.',
              fr: 'Une auberge\u00a0: 1\u00a0jeton à la pose\u202f; activée, 1\u00a0mouton contre 1\u00a0jeton.',
            },
            rules: ['GM2-C5-3'],
          },
          {
            text: {
              en: 'Take a token face up or one at random face down; at most 5 on your table.',
              fr: 'Prenez un jeton visible, ou un au hasard face cachée\u202f; 5\u00a0au plus sur votre table.',
            },
            rules: ['GM2-C5-2'],
          },
          {
            text: {
              en: 'Feast after B, C and the end: 4 rolls, each turns up a token of that value, up to 3.',
              fr: 'Festin après B, C et la fin\u00a0: 4\u00a0lancers, chacun retourne un jeton de cette valeur, 3\u00a0au plus.',
            },
            rules: ['GM2-C5-4'],
          },
          {
            text: {
              en: '1 cask: a private roll. Score: tokens turned up times the sum of their values.',
              fr: '1\u00a0tonneau\u00a0: un lancer à vous. Score\u00a0: jetons retournés fois la somme de leurs valeurs.',
            },
            rules: ['GM2-C5-5', 'GM2-C5-6'],
          },
        ],
      },
    ],
  },
}
