import { remarksOf } from '@bothy/kernel/coach'
import { GOODS } from '../../data/goods.ts'
import { homeCastle, THE_END } from '../../data/tiles.ts'
import type { Types } from '../../rules/types.ts'
import { blockedBy, boxOf, isEnding, isFree, offered, own, type Sight, tile } from './reading.ts'

const { plain, filled } = remarksOf<Types>()

/** Tiles that the others may take before this player is rearmost again; players on or beyond The End take none. */
function leftBehind(sight: Sight): { readonly n: number } | null {
  const offer = offered(sight)
  if (offer === null || offer.reason !== null) return null
  const { line, players } = sight.view
  const others = line.flatMap(({ position, pieces }) =>
    pieces.some((piece) => piece !== sight.me && !(players[piece]?.finished ?? false)) ? [position] : [],
  )
  if (others.length === 0 || others.some((position) => position > offer.position)) return null
  const rear = Math.min(...others)
  const n = line.filter(
    ({ position, tile: on }) =>
      on !== null && !boxOf(sight).tiles[on].special && position > rear && position < offer.position,
  ).length
  return n >= 4 ? { n } : null
}

const warningOf = ({ choice: [chosen], warned }: Sight) =>
  chosen === undefined
    ? undefined
    : warned.find(({ action }) => JSON.stringify(action) === JSON.stringify(chosen))?.warning

/** GM2-5: resources that find no room. */
function overflow(sight: Sight): { readonly n: number } | null {
  const warning = warningOf(sight)
  return warning?.warn === 'loses' ? { n: warning.goods.length } : null
}

export const taking = [
  plain({
    id: 'riverEnd',
    kind: 'hint',
    often: 'twice',
    rules: ['GM2-54', 'GM2-53'],
    when: (sight) => {
      const [chosen] = sight.choice
      if (chosen?.type !== 'take' || blockedBy(sight) !== 'noCell') return false
      const { river, overbuild } = boxOf(sight).tiles[chosen.tile]
      return river && !overbuild && own(sight).open.every((cell) => !cell.river)
    },
    say: {
      en: 'A river tile needs a Scotsman next to one end of your river. Move one there first.',
      fr: 'Une tuile Rivière exige un Écossais près d’un bout de votre rivière. Amenez-en un d’abord.',
    },
  }),
  plain({
    id: 'lastSale',
    kind: 'hint',
    often: 'once',
    rules: ['GM2-Q23', 'GM2-130'],
    when: ({ choice: [chosen], legal }) =>
      chosen?.type === 'take' && chosen.tile === THE_END && legal.some(({ type }) => type === 'sell'),
    say: {
      en: 'Before you move onto The End: sell what you can. Each coin is a VP.',
      fr: 'Avant d’avancer sur La Fin\u00a0: vendez ce que vous pouvez. Chaque pièce vaut 1\u00a0PV.',
    },
    point: ({ legal }) =>
      GOODS.filter((good) => legal.some((it) => it.type === 'sell' && it.good === good)).map(
        (good) => `market ${good}`,
      ),
  }),
  filled({
    id: 'longJump',
    kind: 'hint',
    often: 'thrice',
    rules: ['GM2-21'],
    when: leftBehind,
    say: ({ n }) => ({
      en: `A long jump: the others can take up to ${n} tiles before you play again.`,
      fr: `Un long saut\u00a0: les autres pourront prendre jusqu’à ${n}\u00a0tuiles avant votre prochain tour.`,
    }),
    point: 'rondel',
  }),
  plain({
    id: 'overbuild',
    kind: 'hint',
    often: 'twice',
    rules: ['GM2-60'],
    when: (sight) => offered(sight)?.spots.some(({ over }) => over !== null) === true,
    say: {
      en: 'This tile covers another of yours: your territory gets better, not larger.',
      fr: 'Cette tuile en recouvre une autre\u00a0: votre territoire s’améliore sans grandir.',
    },
    point: (sight) => (offered(sight)?.spots ?? []).flatMap(({ over }) => (over === null ? [] : [tile(over)])),
  }),
  plain({
    id: 'again',
    kind: 'hint',
    often: 'twice',
    rules: ['GM2-21'],
    when: (sight) => {
      const offer = offered(sight)
      return offer !== null && offer.reason === null && offer.next === sight.me
    },
    say: {
      en: 'After this tile you’re still last: you play again at once.',
      fr: 'Après cette tuile, votre pion reste dernier\u00a0: vous rejouez aussitôt.',
    },
    point: 'rondel',
  }),
]

/** GM2-80: tiles more within reach at the best place. */
function betterBy({ view: { spots }, choice: [chosen] }: Sight): { readonly n: number } | null {
  if (chosen?.type !== 'place') return null
  const here = spots.find(({ x, y }) => x === chosen.x && y === chosen.y)
  if (here === undefined) return null
  const n = Math.max(...spots.map(({ activates }) => activates.length)) - here.activates.length
  return n >= 2 ? { n } : null
}

/** GM2-53: outside the Home Castle, before stack D. */
function isLastOutside(sight: Sight): boolean {
  const [chosen] = sight.choice
  const castle = homeCastle(sight.me)
  if (chosen?.type !== 'move' || chosen.to !== castle || chosen.from === castle) return false
  const outside = own(sight).tiles.reduce((sum, it) => sum + (it.tile === castle ? 0 : it.scotsmen), 0)
  return outside === 1 && sight.view.stacks.slice(0, -1).some((n) => n > 0)
}

export const acting = [
  filled({
    id: 'overflow',
    kind: 'warning',
    often: 'twice',
    rules: ['GM2-5'],
    when: overflow,
    say: ({ n }) => ({
      en: `A tile has room for 3: ${n} ${n === 1 ? 'resource' : 'resources'} would be lost. Spend or sell first.`,
      fr: `Une tuile n’a que 3\u00a0places\u00a0: ${n}\u00a0${n < 2 ? 'ressource serait perdue' : 'ressources seraient perdues'}. Dépensez ou vendez d’abord.`,
    }),
  }),
  plain({
    id: 'allHome',
    kind: 'warning',
    often: 'twice',
    rules: ['GM2-53'],
    when: isLastOutside,
    say: {
      en: 'Keep one Scotsman outside the castle: you can only build next to one.',
      fr: 'Gardez un Écossais hors du château\u00a0: on ne bâtit qu’à côté d’un Écossais.',
    },
  }),
  plain({
    id: 'claimWaste',
    kind: 'warning',
    often: 'twice',
    rules: ['GM2-113'],
    when: (sight) => {
      const [chosen] = sight.choice
      if (chosen?.type !== 'claim' || warningOf(sight)?.warn !== 'givesNothing') return false
      const empty = new Set(sight.warned.map(({ action }) => JSON.stringify(action)))
      return sight.legal.some((it) => it.type === 'claim' && !empty.has(JSON.stringify(it)))
    },
    say: {
      en: 'This field would bring you nothing now. Another one would pay at once, or later.',
      fr: 'Ce domaine ne vous rapporterait rien pour l’instant. Un autre serait plus utile.',
    },
  }),
  filled({
    id: 'betterCell',
    kind: 'hint',
    often: 'thrice',
    rules: ['GM2-80'],
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
  plain({
    id: 'pointsLeft',
    kind: 'hint',
    often: 'thrice',
    rules: ['GM2-84'],
    when: (sight) => isEnding(sight) && sight.view.points > 0 && sight.legal.some(({ type }) => type === 'move'),
    say: {
      en: 'Movement points can’t be saved. Bring a Scotsman home, or next to an open place.',
      fr: 'Un point de mouvement ne se garde pas\u00a0: un Écossais au château, ou près d’un emplacement libre\u202f?',
    },
  }),
  plain({
    id: 'freeLeft',
    kind: 'hint',
    often: 'thrice',
    rules: ['GM2-80'],
    when: (sight) => {
      const warning = isEnding(sight) ? warningOf(sight) : undefined
      if (warning?.warn !== 'leaves') return false
      const { goods, vp, ages, events, points } = warning
      return goods + vp + ages + events > 0 || points > sight.view.points
    },
    say: {
      en: 'A tile beside the new one isn’t activated yet, and it’s free.',
      fr: 'Une tuile voisine n’est pas encore activée, et c’est gratuit.',
    },
    point: ({ view }) => view.activatable.filter(isFree).map((it) => tile(it.tile)),
  }),
]
