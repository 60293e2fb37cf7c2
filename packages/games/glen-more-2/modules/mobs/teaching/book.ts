import type { Book, Picture } from '@bothy/kernel/book'
import { chapter } from './chapter.ts'

const card: Picture = {
  position: chapter,
  eyes: 'a',
  part: 'dock',
  shows: { en: 'The Penny Mobs card.', fr: 'La carte des Penny Mobs.' },
}

export const book: Book = {
  minutes: [
    {
      ...card,
      line: {
        en: 'Gangsters wait in prison. Pay with pennies, or hire one with everything on it.',
        fr: 'Des truands attendent en prison. Payez en sous, ou engagez-en un avec tout ce qui est posé dessus.',
      },
    },
  ],
  examples: [
    {
      id: 'chronicle-8',
      rules: ['GM2-C8-2', 'GM2-C8-3'],
      position: {
        ...chapter,
        before: [...(chapter.before ?? []), 'a take S3', 'a place -1,0', 'a activate S3', 'a end'],
      },
      eyes: 'a',
      part: 'panel',
      caption: {
        en: 'Two pennies lie on Joe McDuff (A). He costs 5 VP at the end, so with them he counts −3. You can add a penny, or take one gangster.',
        fr: '2\u00a0sous sont posés sur Joe McDuff (A). Il coûte 5\u00a0PV à la fin\u00a0: avec eux, il compte −3. Ajoutez un sou, ou prenez un truand.',
      },
      marks: { A: { at: 'thing gangster:1', rule: 'GM2-C8-3' } },
      shows: {
        en: 'Three gangsters in prison, one with two pennies.',
        fr: '3\u00a0truands en prison, dont un avec 2\u00a0sous.',
      },
      holds: {
        'pending.kind': 'mob',
        'chronicles.mobs.prison.0.pennies': 2,
        'chronicles.mobs.prison.0.penalty': 5,
        'chronicles.mobs.prison.0.worth': -3,
      },
    },
  ],
  aid: {
    title: { en: '8. The Penny Mobs', fr: '8. Les Penny Mobs' },
    topics: [
      {
        title: { en: 'In short', fr: 'En bref' },
        lines: [
          {
            text: { en: 'Each begins with 7 pennies of −1.', fr: 'Chacun commence avec 7\u00a0sous de −1.' },
            rules: ['GM2-C8-1'],
          },
          {
            text: {
              en: 'At the end of your turn: turn a penny to +1 and put it on a gangster in prison.',
              fr: 'À la fin de votre tour\u00a0: retournez un sou en +1\u00a0et posez-le sur un truand en prison.',
            },
            rules: ['GM2-C8-2'],
          },
          {
            text: {
              en: 'Or take a gangster with all its pennies; its effect works at once.',
              fr: 'Ou prenez un truand avec tous ses sous\u202f; son effet s’applique aussitôt.',
            },
            rules: ['GM2-C8-2'],
          },
          {
            text: {
              en: 'At the end: penalties of gangsters, and each penny −1 or +1.',
              fr: 'À la fin\u00a0: les PV perdus des truands, et chaque sou −1\u00a0ou +1.',
            },
            rules: ['GM2-C8-3'],
          },
        ],
      },
    ],
  },
}
