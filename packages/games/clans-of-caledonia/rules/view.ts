import { peek, type Seat } from '@bothy/kernel'
import type { Hex } from '@bothy/kit'
import { CELLAR_SPOTS } from '../data/clans.ts'
import { GOODS, RARE_IMPORTS, type RareImport } from '../data/goods.ts'
import { sidesOf } from '../data/grid.ts'
import { PORT_TILES } from '../data/port-tiles.ts'
import { SCORING_TILES } from '../data/scoring-tiles.ts'
import { TECHNOLOGIES, type Unit, UNITS, unitId } from '../data/units.ts'
import { BLOCKED_SPACE, CLAN, clanOf, isUnit, ownerOf, unitOf, unitsLeft, unitsOf } from './topics/board.ts'
import { contractMoney, freeBoxes, NO_CONTRACT_THERE } from './topics/contracts.ts'
import { unitCost } from './topics/cost.ts'
import { goodsOf, merchantsOn, priceNow } from './topics/market.ts'
import { passMoney } from './topics/order.ts'
import { roundGlory } from './topics/outlook.ts'
import { portHex, whyNotReachPort } from './topics/ports.ts'
import { goodsMade, mostProcessed, workerIncomes, workersIncome } from './topics/production.ts'
import { importFalls, importPoints, onContracts } from './topics/scoring.ts'
import { linkedSettlements, settlementsOf } from './topics/settlements.ts'
import { animals, nearbyOffers, sites } from './view-sites.ts'
import { merchantCost, shippingCost, technologyCost } from './topics/upgrades.ts'
import { scores } from './tally.ts'
import type { Frame, PlayerShown, SpaceShown, State, View } from './types.ts'
import { byGood, contractShown, offers } from './view-contracts.ts'
import { trades } from './view-market.ts'

export function view(s: State, viewer: Seat | null): View {
  const f = s.stack.at(-1)
  const [cotton, tobacco, sugarCane] = importPoints(s)
  const [cottonFalls, tobaccoFalls, sugarCaneFalls] = importFalls(s)
  return {
    seats: s.seats,
    viewer,
    options: {
      clans: s.options.clans,
      staticImports: s.options.staticImports,
      scoringTiles: s.options.scoringTiles,
      portTiles: s.options.portTiles,
      tighterMap: s.options.tighterMap,
      kickstarterTiles: s.options.kickstarterTiles,
      port7NeighbourhoodBonus: s.options.port7NeighbourhoodBonus,
      buchananFeeOncePerTurn: s.options.buchananFeeOncePerTurn,
      soloImportTrackMoney: s.options.soloImportTrackMoney,
    },
    corrections: s.corrections,
    round: s.round,
    order: s.order.slice(),
    passed: s.passed.slice(),
    sides: sidesOf(s.sides).slice(),
    ports: s.ports.map((port, module) => ({ port: PORT_TILES[port], hex: portHex(s, module) })),
    scoring: s.scoring.map((scoring) => SCORING_TILES[scoring]),
    pairs: s.pairs.map((pair) => (pair === null ? null : { clan: pair.clan, tile: pair.tile })),
    spaces: s.spaces.flatMap((code, hex) => spaceShown(code, hex)),
    prices: GOODS.map((good, i) => ({ good, place: s.prices[i], price: priceNow(s, i) })),
    tokens: byImport((_, i) => s.tokens[i]),
    importVp: { cotton, tobacco, sugarCane },
    importFalls: { cotton: cottonFalls, tobacco: tobaccoFalls, sugarCane: sugarCaneFalls },
    display: s.display.map((contract) => (contract === NO_CONTRACT_THERE ? null : contract)),
    contractMoney: contractTerms(s, f),
    passMoney: passMoney(s),
    upgradeCosts: {
      shipping: shippingCost(s, f?.kind === 'bonus'),
      technology: technologyCost(s, f?.kind === 'bonus'),
      merchant: merchantCost(s, f?.kind === 'bonus'),
    },
    pile: peek(s.pile).length,
    under: s.under.slice(),
    removed: s.removed.slice(),
    players: s.money.map((_, seat) => playerShown(s, seat, f)),
    roundGlory: s.money.map((_, seat) => roundGlory(s, seat)),
    pending: pending(s, f),
    sites: f === undefined ? [] : sites(s, f),
    animals: f?.kind === 'slaughter' ? animals(s, f) : [],
    trades: trades(s, f),
    offers: offers(s, f, viewer),
    openPorts: openPorts(s, f),
    scores: s.ranks === null ? null : scores(s),
    ranks: s.ranks === null ? null : s.ranks.slice(),
  }
}

function spaceShown(code: number, hex: Hex): SpaceShown[] {
  if (isUnit(code)) return [{ hex, seat: ownerOf(code), unit: UNITS[unitOf(code)] }]
  return code === BLOCKED_SPACE ? [{ hex, seat: null, unit: null }] : []
}

const byImport = (count: (kind: RareImport, i: number) => number): { readonly [I in RareImport]: number } => ({
  cotton: count(RARE_IMPORTS[0], 0),
  tobacco: count(RARE_IMPORTS[1], 1),
  sugarCane: count(RARE_IMPORTS[2], 2),
})

const byUnit = (count: (unit: number) => number): { readonly [U in Unit]: number } => ({
  sheep: count(unitId('sheep')),
  cow: count(unitId('cow')),
  dairy: count(unitId('dairy')),
  bakery: count(unitId('bakery')),
  field: count(unitId('field')),
  distillery: count(unitId('distillery')),
  woodcutter: count(unitId('woodcutter')),
  miner: count(unitId('miner')),
  fisherman: count(unitId('fisherman')),
})

const NOTHING_MADE: readonly number[] = GOODS.map(() => 0)

function playerShown(s: State, seat: Seat, f: Frame | undefined): PlayerShown {
  const groups = settlementsOf(s, seat)
  // A seat that is asked what to process has the money and the basic goods already.
  const isProcessing = f?.kind === 'process' && f.seat === seat
  const made = isProcessing ? NOTHING_MADE : goodsMade(s, seat)
  const { bread, cheese, whisky } = mostProcessed(s, seat, made)
  return {
    clan: clanOf(s, seat),
    tile: s.tile[seat] < 0 ? null : s.tile[seat],
    bid: s.bid[seat],
    money: s.money[seat],
    glory: s.glory[seat],
    goods: byGood((good) => goodsOf(s, seat, good)),
    left: byUnit((unit) => unitsLeft(s, seat, unit)),
    placed: byUnit((unit) => unitsOf(s, seat, unit)),
    costs: byUnit((unit) => unitCost(s, seat, unit)),
    merchants: s.merchants[seat],
    unhired: s.unhired[seat],
    buying: byGood((good) => Math.max(0, merchantsOn(s, seat, good))),
    selling: byGood((good) => Math.max(0, 0 - merchantsOn(s, seat, good))),
    shipping: s.shipping[seat],
    technology: TECHNOLOGIES.filter((_, i) => (s.technology[seat] & (1 << i)) !== 0),
    boxes: s.boxes[seat].map((contract) => contractShown(s, seat, contract)),
    freeBoxes: freeBoxes(s, seat),
    fulfilled: s.fulfilled[seat].slice(),
    imports: { hops: onContracts(s, seat, 'hops'), ...byImport((kind) => onContracts(s, seat, kind)) },
    portsUsed: s.ports.filter((_, module) => (s.portsUsed[seat] & (1 << module)) !== 0).map((port) => PORT_TILES[port]),
    passed: s.passed.includes(seat),
    cellar:
      s.clan[seat] === CLAN.mackenzie
        ? Array.from({ length: CELLAR_SPOTS }, (_, spot) => (s.cellar & (1 << spot)) !== 0)
        : [],
    settlements: {
      groups: groups.map((group) => group.slice()),
      linked: linkedSettlements(s, seat, groups).slice(),
    },
    income: {
      money: isProcessing ? 0 : workersIncome(s, seat),
      each: workerIncomes(s, seat),
      made: byGood((good) => made[good]),
      processed: { wool: 0, grain: 0, milk: 0, bread, cheese, whisky },
    },
  }
}

function contractTerms(s: State, f: Frame | undefined): number {
  if (s.round === 0 || f === undefined || !('seat' in f)) return 0
  return contractMoney(s, f.seat, f.kind === 'obtainMore' || (f.kind === 'keep' && f.paid))
}

const NOTHING_PENDING = {
  unit: null,
  free: false,
  contract: null,
  drawn: [],
  high: 0,
  leader: null,
  bidders: [],
  beef: 0,
  mutton: 0,
  spared: 0,
  spaces: 0,
  upgrades: 0,
  grain: 0,
  draws: 0,
  nearby: [],
  boxes: 0,
  paid: false,
  port: null,
  good: null,
} as const

function pending(s: State, f: Frame | undefined): View['pending'] {
  if (f === undefined) return null
  switch (f.kind) {
    case 'pair':
    case 'start':
    case 'turn':
    case 'after':
    case 'obtainMore':
    case 'fulfilMore':
    case 'process':
    case 'milk':
    case 'barrel':
    case 'shift':
      return { ...NOTHING_PENDING, kind: f.kind, seat: f.seat }
    case 'bid':
      return { ...NOTHING_PENDING, kind: f.kind, seat: f.seat, high: f.high, leader: f.leader, bidders: f.left.slice() }
    case 'site':
      return { ...NOTHING_PENDING, kind: f.kind, seat: f.seat, unit: UNITS[f.unit], free: f.free }
    case 'trade':
      return { ...NOTHING_PENDING, kind: f.kind, seat: f.seat, good: GOODS[f.good] }
    case 'slaughter':
      return {
        ...NOTHING_PENDING,
        kind: f.kind,
        seat: f.seat,
        contract: f.contract,
        beef: f.beef,
        mutton: f.mutton,
        spared: f.spared,
      }
    case 'bonus':
      return { ...NOTHING_PENDING, kind: f.kind, seat: f.seat, spaces: f.spaces, upgrades: f.upgrades, grain: f.grain }
    case 'placed':
      return {
        ...NOTHING_PENDING,
        kind: f.kind,
        seat: f.seat,
        draws: f.draws,
        good: f.must < 0 ? null : GOODS[f.must],
        nearby: nearbyOffers(s, f.seat, f.must < 0 ? f.goods : 1 << f.must),
      }
    case 'keep':
      return { ...NOTHING_PENDING, kind: f.kind, seat: f.seat, drawn: f.drawn.slice(), boxes: f.boxes, paid: f.paid }
    case 'exchange':
      return {
        ...NOTHING_PENDING,
        kind: f.kind,
        seat: f.seat,
        port: f.processed ? 'processedExchange' : 'basicExchange',
      }
    case 'swap':
      return { ...NOTHING_PENDING, kind: f.kind, seat: f.seat, unit: f.at < 0 ? null : UNITS[f.put] }
    case 'auction':
    case 'starters':
    case 'starter':
    case 'preparation':
    case 'nextTurn':
    case 'offerFulfil':
    case 'offerBonus':
    case 'offerPlaced':
    case 'production':
    case 'scoring':
      return null
  }
}

function openPorts(s: State, f: Frame | undefined): View['openPorts'] {
  if (f === undefined || !('seat' in f)) return []
  return s.ports.filter((port) => whyNotReachPort(s, f.seat, port) === null).map((port) => PORT_TILES[port])
}
