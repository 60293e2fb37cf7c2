import { peek } from '@bothy/kernel'
import { expect } from 'vitest'
import { contractNumber, hexName, MODULES, PORT_TILES, PORTS, SCORING_TILES, sidesOf } from '../../data/index.ts'
import type { Event, Setup, State } from '../../rules/index.ts'
import { MANY_SHOWN, showsMany } from './arranging.ts'
import { groundOf } from './ground.ts'
import { noGoods, type Player, type Table } from './table.ts'

export type Began = Extract<Event, { readonly type: 'gameBegan' }>

const newPlayer = (seat: number): Player => ({
  seat,
  clan: null,
  tile: 0,
  bid: 0,
  money: 0,
  glory: 0,
  goods: noGoods(),
  buying: noGoods(),
  selling: noGoods(),
  merchants: 2,
  unhired: 5,
  shipping: 0,
  technology: new Set(),
  portsUsed: new Set(),
  boxes: [],
  fulfilled: [],
  cellar: [],
})

export function tableOf(s: State, setup: Setup, startMoney: number, began: Began, met: Map<string, number>): Table {
  checkDraws(setup, s.seats, began)
  const { seats } = s
  const ground = groundOf(sidesOf(s.sides), seats)
  const land = [...ground.places.values()].filter(({ isLoch }) => !isLoch)
  const neutral = seats === 1 ? land.filter(({ cost }) => cost === 1).map(({ name }) => name) : null // COC-76
  const covered = began.blocked.map(hexName)
  if (neutral === null && setup.tighterMap) {
    // COC-96
    expect(covered.map((name) => ground.at(name).module)).toEqual([...MODULES])
    expect(covered.some((name) => ground.at(name).isLoch)).toBe(false)
    met.set('COC-96 covered', (met.get('COC-96 covered') ?? 0) + 1)
  } else expect(covered.toSorted()).toEqual((neutral ?? []).toSorted())
  const pile = [...s.display.filter((contract) => contract >= 0), ...peek(s.pile).toReversed()].map(contractNumber)
  expect(pile.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, i) => i + 1))
  const shown = showsMany(startMoney, seats) ? MANY_SHOWN : [5, 6, 7, 8][seats - 1] // COC-16
  const display: (number | null)[] = pile.splice(0, shown)
  if (seats === 1) display.push(null)
  return {
    seats,
    options: s.options,
    ground,
    ports: s.ports.map((tile, m) => ({
      tile: PORT_TILES[tile],
      hex: PORTS[seats <= 2 ? 'small' : 'large'][MODULES[m]],
    })),
    scoring: s.scoring.map((tile) => SCORING_TILES[tile]),
    blocked: new Set(neutral ?? covered),
    startMoney,
    pairs: s.pairs.map((pair) => pair && { clan: pair.clan, tile: pair.tile + 1 }),
    round: 0,
    order: [],
    passed: [],
    pieces: new Map(),
    prices: { wool: 3, grain: 3, milk: 3, bread: 3, cheese: 3, whisky: 3 },
    tokens: { cotton: 0, tobacco: 0, sugarCane: 0 },
    display,
    pile,
    under: 0,
    removed: [],
    players: Array.from({ length: seats }, (_, seat) => newPlayer(seat)),
    turn: { rowed: false, isFeeSettled: false, nearby: noGoods() },
    rolls: [],
    goodsDie: [...(setup.arranged?.goodsDie ?? [])],
    priceDie: [...(setup.arranged?.priceDie ?? [])],
    met,
  }
}

function checkDraws(
  setup: Setup,
  seats: number,
  { sides, ports, scoring, contracts, pairs, first, blocked }: Began,
): void {
  const clans = pairs.flatMap(({ clan }) => clan ?? [])
  const offered = seats + (setup.clans === 'auction' ? 0 : 1)
  const tiles: readonly string[] = [...ports, ...scoring, ...clans]
  expect(sides.map((side) => side.charAt(0))).toEqual([...MODULES])
  expect(new Set(ports).size).toBe(setup.portTiles ? 4 : 0)
  expect(new Set(scoring).size).toBe(setup.scoringTiles ? 5 : 0)
  expect(new Set(pairs.map(({ tile }) => tile)).size).toBe(offered)
  expect(new Set(clans).size).toBe(setup.clans === 'none' ? 0 : offered)
  if (!setup.kickstarterTiles)
    expect(tiles.filter((tile) => tile === 'copyPort' || tile === 'expensiveLand' || tile === 'macewen')).toEqual([])
  const { arranged } = setup
  if (arranged === null) return
  const begins = (drawn: readonly unknown[], wanted: readonly unknown[]): void =>
    expect(drawn.slice(0, wanted.length)).toEqual(wanted.slice(0, drawn.length))
  begins(sides, arranged.sides)
  begins(ports, arranged.ports)
  begins(scoring, arranged.scoring)
  begins(contracts.map(contractNumber), arranged.contracts)
  begins(
    pairs.map(({ clan, tile }) => ({ clan, tile: tile + 1 })),
    arranged.pairs,
  )
  begins([first ?? 0], arranged.first)
  begins(blocked.map(hexName), arranged.covered)
}
