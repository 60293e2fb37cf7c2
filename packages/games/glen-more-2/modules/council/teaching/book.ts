import type { Book, Picture } from '@bothy/kernel/book'
import { chapter } from './chapter.ts'

const card: Picture = {
  position: chapter,
  eyes: 'a',
  part: 'dock',
  shows: {
    en: 'The council card, with the Great Glen cards and the votes.',
    fr: 'La carte du conseil, avec les cartes et les votes.',
  },
}

export const book: Book = {
  minutes: [
    {
      ...card,
      line: {
        en: 'Whenever a person is taken, everyone votes in secret on whether a card will score at the end.',
        fr: 'Dès qu’un personnage est pris, chacun vote en secret pour ou contre une carte qui comptera à la fin.',
      },
    },
  ],
  examples: [
    {
      id: 'chronicle-7',
      rules: ['GM2-C7-1', 'GM2-C7-2'],
      position: { ...chapter, before: ['a take A1', 'a claim gunn', 'a put sheep HOME-V1', 'a put cattle HOME-V1'] },
      eyes: 'a',
      part: 'panel',
      caption: {
        en: 'You took a person, so you choose one of the five cards, such as this one (A). All vote on it, each with 4 AYE and 3 NAY.',
        fr: 'Vous avez pris un personnage\u00a0: choisissez l’une des 5\u00a0cartes, comme celle-ci (A). Tous votent, chacun avec 4\u00a0AYE et 3\u00a0NAY.',
      },
      marks: { A: { at: 'thing glen:1', rule: 'GM2-C7-2' } },
      shows: {
        en: 'Five cards, one of which the council votes on.',
        fr: '5\u00a0cartes, dont une sera soumise au vote.',
      },
      holds: {
        'pending.kind': 'convene',
        'chronicles.council.cards.length': 5,
        'chronicles.council.tokens.0': { aye: 4, nay: 3 },
      },
    },
  ],
  aid: {
    title: { en: '7. Between a Rock and a Hard Place', fr: '7. Entre le marteau et l’enclume' },
    topics: [
      {
        title: { en: 'In short', fr: 'En bref' },
        lines: [
          {
            text: {
              en: 'Take a person: choose a card, and all vote in secret.',
              fr: 'Prenez un personnage\u00a0: choisissez une carte, et tous votent en secret.',
            },
            rules: ['GM2-C7-2'],
          },
          {
            text: {
              en: 'At least as many AYE as NAY: it is adopted.',
              fr: 'Au moins autant d’AYE que de NAY\u00a0: elle est adoptée.',
            },
            rules: ['GM2-C7-2'],
          },
          {
            text: {
              en: 'Five votes, then no more. Tokens stay on the card.',
              fr: '5\u00a0votes, puis c’est fini. Les pions restent sur la carte.',
            },
            rules: ['GM2-C7-2', 'GM2-C7-3'],
          },
          {
            text: {
              en: 'Each adopted card: 10 VP to the best player; ties share it, rounded up.',
              fr: 'Chaque carte adoptée\u00a0: 10\u00a0PV au meilleur\u202f; à égalité, partage arrondi vers le haut.',
            },
            rules: ['GM2-C7-4'],
          },
        ],
      },
    ],
  },
}
