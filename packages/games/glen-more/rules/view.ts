import type { Seat } from '@bothy/kernel'
import { countIn, figureOn, isFigure, isTile, sizeOf, xOf, yOf } from '@bothy/kit'
import { CHOOSE, PAY } from './actions.ts'
import { cardFacts } from '../data/cards.ts'
import type { Good } from '../data/faces.ts'
import { CATEGORIES, type Category } from '../data/limits.ts'
import { CARD_OF, COST_OF, NO_TILE, type TileId } from '../data/tiles.ts'
import { goodsIn } from './goods.ts'
import { FAR, READY, whyNotActivate, whyNotReach, whyNotWay } from './topics/activation.ts'
import { cheapestPayment, isSavedBySale, piecesToGive, whyNotKeep, whyNotPayWith } from './topics/cost.ts'
import { paymentOf } from './topics/market.ts'
import { legalCells, openCells } from './topics/placement.ts'
import { cardsOf, valueIn } from './topics/scoring.ts'
import { tilesAround } from './topics/sketch.ts'
import { stockOf } from './topics/tableau.ts'
import { DIE, prospect, tilesLeft } from './topics/track.ts'
import { WAYS } from './topics/ways.ts'
import { yieldOf } from './topics/yield.ts'
import { scores } from './tally.ts'
import type { Activatable, CubeChoice, Frame, Offer, Spot, State, TileShown, View, Yield } from './types.ts'

/** GM-9: all but the order of the stacks is public, VP too. Offers are those of the active seat. */
export function view(s: State, viewer: Seat | null): View {
  const f = s.stack.at(-1)
  return {
    seats: s.seats,
    viewer,
    options: {
      clanAdjacency: s.orthogonal ? 'orthogonal' : 'eight',
      unaffordableTile: s.mustAfford ? 'forbidden' : 'discard',
      lochOichDifferent: s.oichDifferent,
      grocerDifferent: s.grocerDifferent,
      declinePayment: s.mayDecline === true,
    },
    pending: pending(s, f),
    track: s.track.map((code) => {
      if (isTile(code)) return { tile: code }
      if (!isFigure(code)) return null
      const figure = figureOn(code)
      return figure === DIE ? { die: true } : { seat: figure }
    }),
    gap: s.gap,
    stacks: s.stacks.map((_, stack) => tilesLeft(s, stack)),
    discards: s.discards.slice(),
    market: byGood((good) => s.market[good]),
    players: s.tiles.map((tiles, seat) => ({
      coins: s.coins[seat],
      vp: s.vp[seat],
      barrels: s.barrels[seat],
      chieftains: s.chieftains[seat],
      cards: cardsOf(s, seat).slice(),
      goods: byGood((good) => countIn(stockOf(s, seat), good)),
      tiles: tiles.map((tile) => tileShown(s, tile)),
      open: openCells(s, seat),
      values: byCategory((category) => valueIn(s, seat, category)),
    })),
    taken: s.taken === NO_TILE ? null : s.taken,
    points: s.points,
    offers: f?.kind === 'turn' ? offers(s, f.seat) : [],
    cubeChoices: cubeChoices(s, f),
    spots: f?.kind === 'place' ? spots(s, f.seat, s.taken) : [],
    yields: yields(s, f),
    activatable: f?.kind === 'activate' ? activatable(s, f.seat) : [],
    scorings: s.scorings,
    scores: s.ranks === null ? null : scores(s),
    ranks: s.ranks === null ? null : s.ranks.slice(),
  }
}

function pending(s: State, f: Frame | undefined): View['pending'] {
  if (f === undefined) return null
  switch (f.kind) {
    case 'turn':
      return { kind: f.kind, seat: f.seat, tile: null, goods: [], left: 0 }
    case 'afford':
    case 'pay':
    case 'give':
    case 'place':
    case 'activate':
    case 'endTurn':
      return { kind: f.kind, seat: f.seat, tile: s.taken, goods: [], left: 0 }
    case 'spend':
      return { kind: f.kind, seat: f.seat, tile: paidFor(s), goods: goodsIn(f.open).slice(), left: sizeOf(f.open) }
    case 'choose':
      return { kind: f.kind, seat: f.seat, tile: f.tile, goods: [], left: f.count }
    case 'nextTurn':
    case 'receive':
    case 'die':
    case 'refill':
    case 'score':
    case 'endOfGame':
      return null
  }
}

function paidFor(s: State): TileId {
  const f = s.stack.findLast((below) => below.kind === 'receive')
  return f?.kind === 'receive' ? f.tile : s.taken
}

const byGood = (count: (good: number) => number): { readonly [G in Good]: number } => ({
  wood: count(0),
  stone: count(1),
  grain: count(2),
  cattle: count(3),
  sheep: count(4),
})

const byCategory = (value: (category: Category) => number): { readonly [C in Category]: number } => ({
  barrels: value(CATEGORIES[0]),
  chieftains: value(CATEGORIES[1]),
  cards: value(CATEGORIES[2]),
})

const tileShown = (s: State, tile: TileId): TileShown => ({
  tile,
  x: xOf(s.cell[tile]),
  y: yOf(s.cell[tile]),
  clan: s.clan[tile],
  cubes: goodsIn(s.cubes[tile]).slice(),
  reach: s.reach[tile] === FAR ? 'far' : s.reach[tile] === READY ? 'ready' : 'used',
})

function offers(s: State, seat: Seat): readonly Offer[] {
  return s.track.flatMap((tile, space) => {
    if (!isTile(tile)) return []
    const { discards, next, draws, scoring, ends } = prospect(s, space)
    const reason = whyNotKeep(s, seat, tile)
    return [
      {
        tile,
        space,
        reason,
        savedBySale: reason !== null && isSavedBySale(s, seat, tile, reason),
        payment: cheapestPayment(s, seat, tile),
        pieces: reason === null && COST_OF[tile].pieces > 0 ? piecesToGive(s, seat, tile) : [],
        discards,
        spots: reason === null ? spots(s, seat, tile) : [],
        next,
        draws,
        scoring,
        ends,
      },
    ]
  })
}

/** GM-24, GM-61, GM-65. */
function cubeChoices(s: State, f: Frame | undefined): readonly CubeChoice[] {
  if (f?.kind === 'choose')
    return CHOOSE[f.count].map(({ bundle }) => ({ goods: goodsIn(bundle).slice(), payment: null, reason: null }))
  if (f?.kind !== 'pay' || COST_OF[s.taken].any === 0) return []
  const stock = stockOf(s, f.seat)
  return PAY.map(({ bundle }) => {
    const reason = whyNotPayWith(s, f.seat, stock, bundle)
    const payment = reason === null ? paymentOf(s, stock, bundle) : null
    return { goods: goodsIn(bundle).slice(), payment, reason }
  })
}

/** GM-41, GM-64: with the tiles that the new one would make ready. */
function spots(s: State, seat: Seat, tile: TileId): readonly Spot[] {
  const cells: number[] = []
  legalCells(s, seat, tile, cells)
  const card = CARD_OF[tile]
  const all = card !== null && cardFacts(card).effect.kind === 'activateAll'
  return cells.map((cell) => ({
    x: xOf(cell),
    y: yOf(cell),
    activates: all ? s.tiles[seat].slice() : tilesAround(s, seat, cell),
  }))
}

/** GM-41: what is near a new tile, and the new tile itself. */
function yields(s: State, f: Frame | undefined): readonly Yield[] {
  if (f?.kind !== 'turn' && f?.kind !== 'place') return []
  const stock = stockOf(s, f.seat)
  const tiles = [...s.tiles[f.seat], ...(f.kind === 'place' ? [s.taken] : s.track.filter(isTile))]
  return tiles.flatMap((tile) => yieldOf(s, f.seat, tile, stock) ?? [])
}

function activatable(s: State, seat: Seat): readonly Activatable[] {
  const stock = stockOf(s, seat)
  return s.tiles[seat].flatMap((tile) => {
    if (whyNotReach(s, seat, tile) !== null) return []
    const reason = whyNotActivate(s, seat, tile, stock)
    const open = WAYS[tile].filter((way) => whyNotWay(s, seat, tile, way, stock) === null)
    return [
      {
        tile,
        extra: s.reach[tile] === FAR,
        reason,
        ways: open.map((way) => ({
          goods: way.action.type === 'activate' ? way.action.goods.slice() : [],
          payment: paymentOf(s, stock, way.pay),
          vp: way.vp,
          barrels: way.barrels,
          cubes: goodsIn(way.cube).slice(),
          points: way.points,
        })),
      },
    ]
  })
}
