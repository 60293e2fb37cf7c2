import type { Book } from '@bothy/kernel/book'
import { after } from './positions.ts'

export const minutes: Book['minutes'] = [
  {
    position: after(24),
    eyes: 'b',
    part: 'order',
    shows: {
      en: 'The order of the next round: places that wait, with the money for passing.',
      fr: 'L’ordre de la manche suivante\u00a0: les places libres, avec l’argent de ceux qui passent.',
    },
  },
  {
    position: after(6),
    eyes: 'b',
    begun: { ply: 'expand sheep c1r2', gestures: 1 },
    part: 'map',
    shows: {
      en: 'The map with a sheep in hand: each space where it can be placed shows the full price.',
      fr: 'La carte, un mouton en main\u00a0: chaque case possible affiche le prix total.',
    },
  },
  {
    position: after(9),
    eyes: 'a',
    part: 'market',
    shows: {
      en: 'The market, where a neighbour’s field offers grain at a lower price.',
      fr: 'Le marché, où un champ voisin propose des céréales moins chères.',
    },
  },
  {
    position: after(11),
    eyes: 'b',
    part: 'market',
    shows: {
      en: 'The market: a row of prices for each good.',
      fr: 'Le marché\u00a0: une rangée de prix par marchandise.',
    },
  },
  {
    position: after(17),
    eyes: 'a',
    part: 'contracts',
    shows: {
      en: 'The contracts on display, each with what it asks for and what it brings.',
      fr: 'Les contrats proposés, avec ce qu’ils demandent et ce qu’ils rapportent.',
    },
  },
  {
    position: after(58),
    eyes: 'a',
    part: 'production',
    shows: {
      en: 'A production sheet: income, goods, and the choice of what the bakery makes.',
      fr: 'La feuille d’une production\u00a0: revenu, marchandises et le choix de ce que fait la boulangerie.',
    },
  },
  {
    position: after(33),
    eyes: 'a',
    part: 'units',
    shows: {
      en: 'A player’s units, with what each one brings when it has left the board.',
      fr: 'Les unités d’un joueur, avec ce que chacune rapporte une fois déployée.',
    },
  },
]
