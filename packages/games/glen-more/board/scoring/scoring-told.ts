import type { RowKind } from './scoring-story.ts'

/** For newcomers, line by line: GM-79 to GM-83, GM-86 to GM-88. */
export const TOLD: { readonly [K in RowKind]: { readonly en: string; readonly fr: string } } = {
  barrels: {
    en: 'The barrels that you have now count. Those spent on taverns don’t, and a scoring takes none.',
    fr: 'Vos tonneaux du moment comptent, sans ceux des tavernes. Le décompte n’en prend aucun.',
  },
  chieftains: {
    en: 'Chieftains in Parliament and the bonnets of your cards count; clan members on your land don’t.',
    fr: 'Les membres du Parlement et les bonnets de vos cartes comptent\u00a0; le clan sur vos terres, non.',
  },
  cards: {
    en: 'Each card counts one: lochs, castles and the abbey.',
    fr: 'Chaque carte compte pour 1\u00a0: lochs, châteaux et abbaye.',
  },
  card: {
    en: 'Iona Abbey, Loch Morar and Duart Castle pay for tiles of your land now.',
    fr: 'Iona Abbey, Loch Morar et Duart Castle paient maintenant pour des tuiles de votre territoire.',
  },
  coins: { en: 'Each coin is 1 VP.', fr: 'Chaque pièce vaut 1\u00a0PV.' },
  penalty: {
    en: 'Land larger than the smallest one costs 3 VP for each extra tile.',
    fr: 'Chaque tuile de plus que le plus petit territoire coûte 3\u00a0PV.',
  },
}
