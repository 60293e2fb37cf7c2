import { remarksOf } from '@bothy/kernel/coach'
import { FIELDS } from '../../data/fields.ts'
import { CATEGORIES, type Category } from '../../data/limits.ts'
import { PLACES, START } from '../../data/roads.ts'
import { isHome, THE_END } from '../../data/tiles.ts'
import type { FieldShown, Types } from '../../rules/types.ts'
import { asks, boxOf, freePersons, isScoringNear, own, type Sight, stackToScoring, tile } from './reading.ts'

const { plain, filled } = remarksOf<Types>()

export const beginning = [
  plain({
    id: 'firstTurn',
    kind: 'prompt',
    often: 'once',
    rules: ['GM2-21'],
    when: (sight) => {
      const { tiles, persons } = own(sight)
      return asks(sight, 'turn') && persons.length === 0 && tiles.every((it) => isHome(it.tile))
    },
    say: {
      en: 'Your piece is last, so it’s your turn. Choose any tile ahead that you can pay for.',
      fr: 'Votre pion est dernier\u00a0: c’est à vous. Choisissez devant vous une tuile que vous pouvez payer.',
    },
    point: 'rondel',
  }),
  plain({
    id: 'firstActivation',
    kind: 'prompt',
    often: 'once',
    rules: ['GM2-80'],
    when: (sight) => asks(sight, 'activate') && sight.view.activatable.some(({ reason }) => reason === null),
    say: {
      en: 'Activate the glowing tiles in any order. When nothing useful is left, end your turn.',
      fr: 'Activez les tuiles en surbrillance dans l’ordre voulu. Puis terminez votre tour.',
    },
    point: ({ view }) => view.activatable.filter(({ reason }) => reason === null).map((it) => tile(it.tile)),
  }),
]

/** GM2-111: fields that markers on the board have made cheaper. */
const cheaper = (sight: Sight): readonly FieldShown[] => {
  const { cost } = boxOf(sight).roads
  return sight.view.fields.filter(({ field, price, reason }) => reason === null && price < cost[START * PLACES + field])
}

/** GM2-121: the category in which one more would cost the others VP. */
function aloneLast(sight: Sight): { readonly category: Category } | null {
  if (!isScoringNear(sight)) return null
  const { lead } = boxOf(sight).scoring
  const vp = (by: number): number => lead[Math.min(by, lead.length - 1)]
  const category = CATEGORIES.find((it) => {
    const { values } = sight.view.standing[it]
    const leads = values.filter((_, seat) => seat !== sight.me).map((value) => value - values[sight.me])
    return leads.every((by) => by > 0) && leads.some((by) => by >= 3 && vp(by) > vp(by - 1))
  })
  return category === undefined ? null : { category }
}

const FEWEST = {
  scotsmen: { en: 'castle Scotsmen', fr: 'd’Écossais au château' },
  landmarks: { en: 'landmarks', fr: 'de cartes Lieu emblématique' },
  casks: { en: 'casks', fr: 'de tonneaux' },
  persons: { en: 'persons', fr: 'de personnages' },
} as const satisfies { readonly [C in Category]: { readonly en: string; readonly fr: string } }

/** GM2-132. */
function extraTiles(sight: Sight): { readonly vp: number } | null {
  const fewest = Math.min(...sight.view.players.map(({ tiles }) => tiles.length))
  const more = own(sight).tiles.length - fewest
  return asks(sight, 'turn') && more >= 3 ? { vp: Math.abs(boxOf(sight).scoring.vpPerExtraTile) * more } : null
}

export const seeing = [
  plain({
    id: 'claimCheap',
    kind: 'hint',
    often: 'twice',
    rules: ['GM2-111'],
    when: (sight) => asks(sight, 'claim') && cheaper(sight).length > 0,
    say: {
      en: 'Roads start from any marker, even a rival’s. Look for cheap fields next to them.',
      fr: 'Les routes partent de tout pion, même adverse. Cherchez un domaine bon marché à côté.',
    },
    point: (sight) => cheaper(sight).map(({ field }) => `field ${FIELDS[field]}`),
  }),
  plain({
    id: 'endSeen',
    kind: 'hint',
    often: 'once',
    rules: ['GM2-130'],
    when: (sight) => asks(sight, 'turn') && sight.view.line.some((at) => at.tile === THE_END),
    say: {
      en: 'The End is in sight. Stop on it, or pass it for one last tile: then you’re done.',
      fr: 'La Fin est en vue. Arrêtez-vous dessus, ou dépassez-la pour une dernière tuile.',
    },
    point: tile(THE_END),
  }),
  filled({
    id: 'aloneLast',
    kind: 'hint',
    often: 'oncePerRound',
    rules: ['GM2-121'],
    when: aloneLast,
    say: ({ category }) => ({
      en: `A scoring is near, and you have the fewest ${FEWEST[category].en}. One more costs the others VP.`,
      fr: `Décompte proche\u00a0: vous avez le moins ${FEWEST[category].fr}. En gagner coûte des PV aux autres.`,
    }),
  }),
  filled({
    id: 'scoringNear',
    kind: 'hint',
    often: 'oncePerRound',
    rules: ['GM2-25', 'GM2-120'],
    when: (sight) => (isScoringNear(sight) ? stackToScoring(sight) : null),
    say: ({ n }) => ({
      en: `A scoring is near: ${n} left in the stack. Castle Scotsmen, landmarks, casks and persons will count.`,
      fr: `Décompte proche\u00a0: plus que ${n}\u00a0${n < 2 ? 'tuile' : 'tuiles'}. Écossais du château, lieux, tonneaux et personnages comptent.`,
    }),
    point: ({ stack }) => `stack ${stack}`,
  }),
  plain({
    id: 'personFree',
    kind: 'hint',
    often: 'twice',
    rules: ['GM2-110', 'GM2-120'],
    when: (sight) => asks(sight, 'turn') && freePersons(sight).length > 0,
    say: {
      en: 'A person costs nothing, adds no tile to your territory and counts in every scoring.',
      fr: 'Un personnage ne coûte rien, n’agrandit pas le territoire et compte à chaque décompte.',
    },
    point: (sight) => freePersons(sight).map((offer) => tile(offer.tile)),
  }),
  filled({
    id: 'tooLarge',
    kind: 'hint',
    often: 'twice',
    rules: ['GM2-132'],
    when: extraTiles,
    say: ({ vp }) => ({
      en: `Your territory is large: extra tiles would cost you ${vp} VP. Try persons and overbuilding.`,
      fr: `Votre territoire est grand\u00a0: ${vp}\u00a0PV en moins. Pensez aux personnages et aux superpositions.`,
    }),
  }),
  filled({
    id: 'wellPlaced',
    kind: 'praise',
    often: 'twice',
    rules: ['GM2-80'],
    when: (sight) => {
      const n = own(sight).tiles.filter(({ reach }) => reach === 'used').length
      return asks(sight, 'activate') && n >= 4 ? { n } : null
    },
    say: ({ n }) => ({
      en: `${n} tiles at work in one turn. Beautifully placed.`,
      fr: `${n}\u00a0tuiles au travail en un tour. Bel emplacement\u202f!`,
    }),
  }),
]
