import { remarksOf } from '@bothy/kernel/coach'
import type { Good } from '../../data/faces.ts'
import type { Payment, Types } from '../../rules/types.ts'
import { ahead, asks, buysLast, isEnding, isFree, offered, sales, type Sight, tile } from './reading.ts'

const { plain, filled } = remarksOf<Types>()

/** Tiles that the others may take before this player is last again. */
function leftBehind(sight: Sight): { readonly n: number } | null {
  const offer = offered(sight)
  if (offer === null || offer.ends) return null
  const { track } = sight.view
  const landing = ahead(sight, offer.space)
  const others = track.flatMap((at, space) =>
    at !== null && ('die' in at || ('seat' in at && at.seat !== sight.me)) ? [ahead(sight, space)] : [],
  )
  if (others.some((steps) => steps > landing)) return null
  const rear = Math.min(...others)
  const n = track.filter((at, space) => {
    const steps = ahead(sight, space)
    return at !== null && 'tile' in at && steps > rear && steps < landing
  }).length
  return n >= 4 ? { n } : null
}

export const taking = [
  plain({
    id: 'cannotPay',
    kind: 'warning',
    often: 'thrice',
    rules: ['GM-19'],
    when: (sight) => {
      const offer = offered(sight)
      if (offer === null || offer.reason === null || offer.savedBySale) return false
      return offer.reason.why !== 'noCell' && offer.reason.why !== 'noCellWithout'
    },
    say: {
      en: 'You can’t pay for this tile, so you’d lose it and place nothing.',
      fr: 'Vous ne pouvez pas payer cette tuile\u00a0: elle serait perdue, sans rien poser.',
    },
  }),
  plain({
    id: 'noPlace',
    kind: 'warning',
    often: 'thrice',
    rules: ['GM-21'],
    when: (sight) => offered(sight)?.reason?.why === 'noCell',
    say: {
      en: 'This tile has no place: river or road must go on, and a clan member must be close by.',
      fr: 'Aucun emplacement\u00a0: la rivière ou la route doit continuer, avec un membre du clan tout près.',
    },
  }),
  plain({
    id: 'sellFirst',
    kind: 'hint',
    often: 'twice',
    rules: ['GM-20'],
    when: (sight) => {
      const offer = offered(sight)
      return offer?.savedBySale === true && offer.reason?.why === 'coins'
    },
    say: {
      en: 'You’re short of coins for this tile. Sell a cube at the market first.',
      fr: 'Il vous manque des pièces pour cette tuile. Vendez d’abord un cube au marché.',
    },
    point: sales,
  }),
  filled({
    id: 'longJump',
    kind: 'hint',
    often: 'thrice',
    rules: ['GM-11'],
    when: leftBehind,
    say: ({ n }) => ({
      en: `A long jump: the others can take up to ${n} tiles before you play again.`,
      fr: `Un long saut\u00a0: les autres pourront prendre jusqu’à ${n}\u00a0tuiles avant votre prochain tour.`,
    }),
    point: 'track',
  }),
  plain({
    id: 'again',
    kind: 'hint',
    often: 'twice',
    rules: ['GM-11'],
    when: (sight) => {
      const offer = offered(sight)
      return offer !== null && offer.reason === null && offer.next === sight.me && !offer.ends
    },
    say: {
      en: 'Good to know: after this tile you’re still last, so you play again at once.',
      fr: 'Bon à savoir\u00a0: après cette tuile, votre pion reste dernier et vous rejouez aussitôt.',
    },
    point: 'track',
  }),
]

/** GM-41: tiles more in reach at the best cell. */
function betterBy({ view: { spots }, choice: [chosen] }: Sight): { readonly n: number } | null {
  if (chosen?.type !== 'place') return null
  const here = spots.find(({ x, y }) => x === chosen.x && y === chosen.y)
  if (here === undefined) return null
  const n = Math.max(...spots.map(({ activates }) => activates.length)) - here.activates.length
  return n >= 2 ? { n } : null
}

export const placing = [
  filled({
    id: 'betterCell',
    kind: 'hint',
    often: 'thrice',
    rules: ['GM-41'],
    when: betterBy,
    say: ({ n }) => ({
      en: `Another place would let you activate ${n} more tiles. Want to look again?`,
      fr: `Un autre emplacement permettrait d’activer ${n}\u00a0tuiles de plus. Voulez-vous regarder encore\u202f?`,
    }),
    point: (_, { view: { spots } }) => {
      const most = Math.max(...spots.map(({ activates }) => activates.length))
      return spots.filter(({ activates }) => activates.length === most).map(({ x, y }) => `cell ${x},${y}`)
    },
  }),
]

/** GM-34: nothing more could be placed. */
function wallsIn({ choice: [chosen], warned, legal }: Sight): boolean {
  const warning = warned.find(({ action }) => JSON.stringify(action) === JSON.stringify(chosen))?.warning
  if (warning?.warn === 'leaves') return warning.walledIn && legal.some(({ type }) => type === 'move')
  return warning?.warn === 'walledIn'
}

function paymentUnderWay(sight: Sight): Payment | null {
  const offer = offered(sight)
  if (offer !== null) return offer.reason === null ? offer.payment : null
  const [chosen] = sight.choice
  if (chosen?.type !== 'activate' || !asks(sight, 'activate')) return null
  const ways = sight.view.activatable.find((it) => it.tile === chosen.tile)?.ways ?? []
  return ways.find(({ goods }) => goods.join() === chosen.goods.join())?.payment ?? null
}

const dearRows = (sight: Sight): readonly Good[] => {
  const payment = paymentUnderWay(sight)
  return payment === null ? [] : buysLast(sight, payment)
}

export const paying = [
  plain({
    id: 'dearCube',
    kind: 'hint',
    often: 'twice',
    rules: ['GM-26', 'GM-87'],
    when: (sight) => dearRows(sight).length > 0,
    say: {
      en: 'One cube costs 3 coins here, and 3 coins are 3 VP at the end. Is it worth it?',
      fr: 'Un cube coûte ici 3\u00a0pièces, soit 3\u00a0PV à la fin. En vaut-il la peine\u202f?',
    },
    point: (sight) => dearRows(sight).map((good) => `market ${good}`),
  }),
]

export const ending = [
  plain({
    id: 'walledIn',
    kind: 'warning',
    often: 'always',
    rules: ['GM-34'],
    when: wallsIn,
    say: {
      en: 'Careful: no clan member would be next to an open place, so you could place no more tiles.',
      fr: 'Attention\u00a0: sans membre du clan près d’un emplacement libre, plus rien ne pourrait être posé.',
    },
  }),
  filled({
    id: 'pointsLeft',
    kind: 'hint',
    often: 'thrice',
    rules: ['GM-58'],
    when: (sight) => {
      const n = sight.view.points
      const isUseful = sight.legal.some(({ type }) => type === 'move' || type === 'promote')
      return isEnding(sight) && n > 0 && isUseful ? { n } : null
    },
    say: ({ n }) => ({
      en: `${n === 1 ? 'A movement point is' : `${n} movement points are`} lost if unused: move a clan member, or send one to Parliament.`,
      fr: `Il reste ${n < 2 ? '1\u00a0point' : `${n}\u00a0points`} de mouvement\u00a0: déplacez un membre du clan, ou envoyez-le au Parlement.`,
    }),
  }),
  plain({
    id: 'cubesLeft',
    kind: 'hint',
    often: 'thrice',
    rules: ['GM-42'],
    when: (sight) => isEnding(sight) && sight.view.activatable.some(isFree),
    say: {
      en: 'A tile beside the new one isn’t activated yet, and it costs nothing.',
      fr: 'Une tuile voisine n’est pas encore activée, et cela ne coûte rien.',
    },
    point: ({ view }) => view.activatable.filter(isFree).map((it) => tile(it.tile)),
  }),
]
