import type { Book } from '@bothy/kernel/book'
import { before } from './positions.ts'

export const minutes: Book['minutes'] = [
  {
    position: before('a take B6'),
    eyes: 'a',
    part: 'rondel',
    shows: {
      en: 'The rondel: a ring of tiles with the pieces and the die.',
      fr: 'Le rondel\u00a0: un anneau de tuiles, avec les pions et le dé.',
    },
  },
  {
    position: before('b place 0,-1'),
    eyes: 'b',
    part: 'land',
    shows: {
      en: 'A territory with its river; places where a distillery fits are lit.',
      fr: 'Un territoire et sa rivière\u202f; les emplacements possibles d’une distillerie sont en surbrillance.',
    },
  },
  {
    position: before('a move S3 A3'),
    eyes: 'a',
    part: 'land',
    shows: {
      en: 'Around a new tile others can be activated.',
      fr: 'Autour d’une nouvelle tuile, d’autres peuvent être activées.',
    },
  },
  {
    position: before('a claim mckay'),
    eyes: 'a',
    part: 'clans',
    shows: {
      en: 'The clan board with the price of each free field.',
      fr: 'Le plateau de clan, avec le prix de chaque domaine libre.',
    },
  },
  {
    position: before('a take B6'),
    eyes: 'a',
    part: 'market',
    shows: {
      en: 'The market: a row for each resource, with coins.',
      fr: 'Le marché\u00a0: une ligne par ressource, avec ses pièces.',
    },
  },
  {
    position: before('a take B6'),
    eyes: 'a',
    part: 'seats',
    shows: {
      en: 'Two players with what the next scoring would bring.',
      fr: '2\u00a0joueurs, avec ce que rapporterait le prochain décompte.',
    },
  },
]
