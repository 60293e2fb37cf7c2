import type { Book } from '@bothy/kernel/book'
import { turn } from './positions.ts'

export const minutes: Book['minutes'] = [
  {
    position: turn(7),
    eyes: 'a',
    part: 'ring',
    shows: {
      en: 'The track: a ring of tiles with the figures of two players and the die among them.',
      fr: 'Le circuit\u00a0: un anneau de tuiles, avec les pions de 2\u00a0joueurs et le dé.',
    },
  },
  {
    position: turn(11),
    eyes: 'a',
    begun: { ply: 'take s1-quarry-2', gestures: 0 },
    part: 'land',
    shows: {
      en: 'A land of six tiles; places where a quarry fits are drawn faintly around it.',
      fr: 'Un territoire de 6\u00a0tuiles\u00a0; tout autour, en pâle, les emplacements où va une carrière.',
    },
  },
  {
    position: turn(10, 2),
    eyes: 'a',
    part: 'land',
    shows: {
      en: 'Around a new village, three tiles show what they will give.',
      fr: 'Autour d’un village qui vient d’être posé, 3\u00a0tuiles indiquent ce qu’elles donneront.',
    },
  },
  {
    position: turn(9, 5),
    eyes: 'b',
    part: 'land',
    shows: {
      en: 'Clan members on a land, each of which can be moved or sent to Parliament.',
      fr: 'Des membres du clan sur un territoire\u00a0; chacun peut se déplacer ou partir au Parlement.',
    },
  },
  {
    position: turn(7),
    eyes: 'a',
    part: 'market',
    shows: {
      en: 'The market: a row for each good, with the coins on it.',
      fr: 'Le marché\u00a0: une ligne par marchandise, avec les pièces qui s’y trouvent.',
    },
  },
  {
    position: turn(11),
    eyes: 'a',
    part: 'hub',
    shows: {
      en: 'The middle of the track says what each player would get if the scoring came now.',
      fr: 'Au milieu du circuit\u00a0: ce que chacun marquerait si le décompte avait lieu maintenant.',
    },
  },
]
