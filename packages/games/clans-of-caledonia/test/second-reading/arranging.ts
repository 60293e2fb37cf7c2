import { below, type Corrections, type RngState, shuffle } from '@bothy/kernel'
import {
  BOX,
  CLANS,
  CONTRACTS,
  GOODS,
  MODULES,
  PORT_TILES,
  type PortTile,
  PRICE_DIE,
  SCORING_TILES,
  type SideId,
  SIDE_IDS,
} from '../../data/index.ts'
import { clansOfCaledonia as game, type Arranged, type Setup } from '../../rules/index.ts'

function some<V>(from: readonly V[], n: number, rng: RngState): V[] {
  const list = from.slice()
  shuffle(list, rng)
  return list.slice(0, n)
}

/** Many cases need more money than the box gives, so some tables give more of it with every starting tile. */
const START_MONEY = [55, 55, 55, 55, 55, 55, 250, 250, 900]
/** With the most start money there are also many contracts face up, so that the pile may run out. */
export const MANY_SHOWN = 12
export const showsMany = (money: number, seats: number): boolean => money === START_MONEY.at(-1) && seats > 1
const correctionsFor = (money: number, seats: number): Corrections => [
  ...Array.from({ length: 9 }, (_, i) => ({ at: `startingTiles.${i + 1}.money`, value: money })),
  ...(showsMany(money, seats)
    ? ['two', 'three', 'four'].map((players) => ({ at: `exportBoard.shown.${players}`, value: MANY_SHOWN }))
    : []),
]

export function anySetup(seats: number, rng: RngState): { readonly setup: Setup; readonly money: number } {
  const chosen = Object.fromEntries(
    game.options.map(({ id, default: usual, values }) => {
      const list = values(seats)
      return [id, below(rng, 2) === 0 ? usual : list[below(rng, list.length)]]
    }),
  )
  const plain = check(chosen, seats)
  const arranged = below(rng, 2) === 0 ? null : arrange(plain, seats, rng)
  const money = START_MONEY[below(rng, START_MONEY.length)]
  const corrections = money === START_MONEY[0] ? null : correctionsFor(money, seats)
  return { setup: check({ ...chosen, arranged, corrections }, seats), money }
}

function check(raw: Parameters<typeof game.setup>[0], seats: number): Setup {
  const checked = game.setup(raw, seats)
  if (!checked.ok) throw new Error(`${JSON.stringify(raw)}: ${JSON.stringify(checked.problem)}`)
  return checked.value
}

function arrange(options: Setup, seats: number, rng: RngState): Arranged {
  const maybe = <V>(make: () => V[]): V[] => (below(rng, 2) === 0 ? make() : [])
  const all = <V extends string>(list: readonly V[], kickstarter: V): V[] =>
    list.filter((tile) => options.kickstarterTiles || tile !== kickstarter)
  const pairs = seats + (options.clans === 'auction' ? 0 : 1)
  const sides = MODULES.map((_, m) => SIDE_IDS[2 * m + below(rng, 2)])
  const tiles = some(
    Array.from({ length: 9 }, (_, i) => i + 1),
    pairs,
    rng,
  )
  const clans = some(all(CLANS, 'macewen'), pairs, rng)
  const isTighter = options.tighterMap && below(rng, 2) === 0
  return {
    sides: isTighter ? sides : maybe(() => sides),
    ports: options.portTiles ? maybe(() => portTiles(options, rng)) : [],
    scoring: options.scoringTiles ? maybe(() => some(all(SCORING_TILES, 'expensiveLand'), 5, rng)) : [],
    contracts: maybe(() =>
      some(
        Array.from({ length: CONTRACTS }, (_, i) => i + 1),
        below(rng, 20),
        rng,
      ),
    ),
    pairs: maybe(() => tiles.map((tile, i) => ({ clan: options.clans === 'none' ? null : clans[i], tile }))).slice(
      0,
      1 + below(rng, pairs),
    ),
    goodsDie: seats === 1 ? maybe(() => Array.from({ length: 12 }, () => GOODS[below(rng, GOODS.length)])) : [],
    priceDie: seats === 1 ? maybe(() => Array.from({ length: 12 }, () => PRICE_DIE[below(rng, PRICE_DIE.length)])) : [],
    covered: isTighter ? sides.map((side) => someLand(side, seats, rng)) : [],
    first: maybe(() => [below(rng, seats)]),
  }
}

/** Port 9 comes more often than by chance, with tiles that it rarely copies. */
function portTiles({ kickstarterTiles }: Setup, rng: RngState): PortTile[] {
  if (!kickstarterTiles) return some(PORT_TILES.slice(0, -1), 4, rng)
  const rare = some<PortTile>(['lessMeat', 'priceShift', 'swapUnits', 'processedExchange'], 2, rng)
  const others = PORT_TILES.filter((tile) => tile !== 'copyPort' && !rare.includes(tile))
  return some<PortTile>(['copyPort', ...rare, ...some(others, 1, rng)], 4, rng)
}

function someLand(side: SideId, seats: number, rng: RngState): string {
  const land = Object.entries(BOX.sides[side].hexes).filter(
    ([, text]) => text !== '~' && !(seats <= 2 && text.endsWith('*')),
  )
  return land[below(rng, land.length)][0]
}
