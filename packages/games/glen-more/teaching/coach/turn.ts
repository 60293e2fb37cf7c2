import { remarksOf } from '@bothy/kernel/coach'
import { CATEGORIES, type Category, VP_BY_DIFFERENCE, VP_PER_TILE_MORE } from '../../data/limits.ts'
import { FACE_OF } from '../../data/tiles.ts'
import type { Activatable, Types } from '../../rules/types.ts'
import { asks, isScoringNear, own, type Sight, tile, tilesToScoring } from './reading.ts'

const { plain, filled } = remarksOf<Types>()

export const beginning = [
  plain({
    id: 'firstTurn',
    kind: 'prompt',
    often: 'once',
    rules: ['GM-10'],
    when: (sight) => asks(sight, 'turn') && own(sight).tiles.length === 1,
    say: {
      en: 'You’re last on the track, so it’s your turn. Choose any tile ahead of you.',
      fr: 'Votre pion est dernier sur le circuit\u00a0: c’est à vous. Choisissez une tuile devant vous.',
    },
    point: 'track',
  }),
  plain({
    id: 'firstActivation',
    kind: 'prompt',
    often: 'once',
    rules: ['GM-41'],
    when: (sight) => asks(sight, 'activate') && sight.view.activatable.some(({ reason }) => reason === null),
    say: {
      en: 'Activate every glowing tile, in the order you like. When nothing is left, end your turn.',
      fr: 'Activez chaque tuile en surbrillance, dans l’ordre de votre choix, puis terminez votre tour.',
    },
    point: ({ view }) => view.activatable.filter(({ reason }) => reason === null).map((it) => tile(it.tile)),
  }),
]

/** GM-45: full tiles one of whose cubes another tile could spend now. */
function spendable({ view: { activatable, players }, me }: Sight): readonly Activatable[] {
  return activatable.filter(({ tile: full, extra, reason }) => {
    if (extra || reason?.why !== 'full') return false
    const cubes = players[me].tiles.find((it) => it.tile === full)?.cubes ?? []
    return activatable.some(
      (it) => it.reason === null && it.ways.some(({ payment }) => payment.own.some((good) => cubes.includes(good))),
    )
  })
}

const bringsClan = ({ view: { offers } }: Sight) =>
  offers.filter((offer) => offer.reason === null && FACE_OF[offer.tile].clan > 0)

/** GM-80: the category in which one more would cost the others VP. */
function aloneLast(sight: Sight): { readonly category: Category } | null {
  if (!isScoringNear(sight)) return null
  const { players } = sight.view
  const most = VP_BY_DIFFERENCE.length - 1
  const category = CATEGORIES.find((it) => {
    const leads = players.filter((_, seat) => seat !== sight.me).map(({ values }) => values[it] - own(sight).values[it])
    return leads.every((lead) => lead > 0) && leads.some((lead) => lead >= 3 && lead <= most)
  })
  return category === undefined ? null : { category }
}

const FEWEST = {
  barrels: { en: 'barrels', fr: 'de tonneaux' },
  chieftains: { en: 'chieftains and bonnets', fr: 'de membres du Parlement et bonnets' },
  cards: { en: 'cards', fr: 'de cartes' },
} as const satisfies { readonly [C in Category]: { readonly en: string; readonly fr: string } }

/** GM-88. */
function tilesMore(sight: Sight): { readonly vp: number } | null {
  const fewest = Math.min(...sight.view.players.map(({ tiles }) => tiles.length))
  const more = own(sight).tiles.length - fewest
  return asks(sight, 'turn') && more >= 3 ? { vp: -VP_PER_TILE_MORE * more } : null
}

const fullRow = ({ legal, view: { market } }: Sight): string | null => {
  const sale = legal.find((it) => it.type === 'sell' && market[it.good] === 3)
  return sale?.type === 'sell' ? sale.good : null
}

export const seeing = [
  plain({
    id: 'tileFull',
    kind: 'hint',
    often: 'twice',
    rules: ['GM-45'],
    when: (sight) => asks(sight, 'activate') && spendable(sight).length > 0,
    say: {
      en: 'A tile in reach is full. Spend one of its cubes first, then activate it.',
      fr: 'Une tuile à portée est pleine. Dépensez d’abord un de ses cubes, puis activez-la.',
    },
    point: (sight) => spendable(sight).map((it) => tile(it.tile)),
  }),
  plain({
    id: 'lastTurn',
    kind: 'hint',
    often: 'once',
    rules: ['GM-78', 'GM-87'],
    when: (sight) => asks(sight, 'turn') && sight.view.offers.every(({ ends }) => ends),
    say: {
      en: 'The game ends with your next tile: sell cubes, use every exchange. Coins are VP now.',
      fr: 'Votre prochaine tuile est la dernière\u00a0: vendez vos cubes, échangez. Chaque pièce est 1\u00a0PV.',
    },
  }),
  plain({
    id: 'lastMember',
    kind: 'hint',
    often: 'twice',
    rules: ['GM-58'],
    when: (sight) =>
      asks(sight, 'turn') &&
      own(sight).tiles.length > 1 &&
      own(sight).tiles.reduce((sum, { clan }) => sum + clan, 0) === 1 &&
      bringsClan(sight).length > 0,
    say: {
      en: 'You have a single clan member left. A village or castle would bring another.',
      fr: 'Il ne vous reste qu’un membre du clan. Un village ou un château en apporterait un autre.',
    },
    point: (sight) => bringsClan(sight).map((offer) => tile(offer.tile)),
  }),
  filled({
    id: 'aloneLast',
    kind: 'hint',
    often: 'oncePerRound',
    rules: ['GM-80'],
    when: aloneLast,
    say: ({ category }) => ({
      en: `A scoring is near, and you have the fewest ${FEWEST[category].en}. One more costs the others VP.`,
      fr: `Vous avez le moins ${FEWEST[category].fr}\u00a0: en gagner coûte des PV aux autres.`,
    }),
  }),
  filled({
    id: 'scoringNear',
    kind: 'hint',
    often: 'oncePerRound',
    rules: ['GM-77', 'GM-79'],
    when: (sight) => (isScoringNear(sight) ? tilesToScoring(sight) : null),
    say: ({ n }) => ({
      en: `A scoring is near: only ${n} ${n === 1 ? 'tile' : 'tiles'} left in this stack. Barrels, chieftains and cards will count.`,
      fr: `Un décompte approche\u00a0: plus que ${n}\u00a0${n < 2 ? 'tuile' : 'tuiles'} dans la pile. Tonneaux, Parlement et cartes compteront.`,
    }),
    point: ({ stack }) => `stack ${stack}`,
  }),
  filled({
    id: 'tooLarge',
    kind: 'hint',
    often: 'twice',
    rules: ['GM-88'],
    when: tilesMore,
    say: ({ vp }) => ({
      en: `Your land is large: as things are, extra tiles cost you ${vp} VP at the end.`,
      fr: `Votre territoire est grand\u00a0: pour l’instant, les tuiles en trop vous coûtent ${vp}\u00a0PV à la fin.`,
    }),
  }),
  plain({
    id: 'sellHigh',
    kind: 'hint',
    often: 'twice',
    rules: ['GM-29'],
    when: (sight) => asks(sight, 'turn') && fullRow(sight) !== null,
    say: {
      en: 'One row of the market is full: your cube would bring 3 coins now.',
      fr: 'Une rangée du marché est pleine\u00a0: votre cube rapporterait 3\u00a0pièces maintenant.',
    },
    point: (sight) => `market ${fullRow(sight)}`,
  }),
  filled({
    id: 'wellPlaced',
    kind: 'praise',
    often: 'twice',
    rules: ['GM-41'],
    when: (sight) => {
      const n = own(sight).tiles.filter(({ reach }) => reach === 'used').length
      return asks(sight, 'activate') && n >= 4 ? { n } : null
    },
    say: ({ n }) => ({
      en: `${n} tiles at work in one turn. That’s how this game is won.`,
      fr: `${n}\u00a0tuiles au travail en un tour. C’est ainsi que l’on gagne.`,
    }),
  }),
]
