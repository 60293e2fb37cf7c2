import { contractNumber, GOODS, hexName, RARE_IMPORTS, TECHNOLOGIES, UNITS, CLANS } from '../../data/index.ts'
import { clansOfCaledonia as game, type State } from '../../rules/index.ts'
import { importVp, imported, linkedSettlements, roundGlory, settlements } from './reckoning.ts'
import { freeBoxes, left, placed, type Player, price, type Table } from './table.ts'

const bits = (all: readonly string[], has: ReadonlySet<string>): number =>
  all.reduce((sum, name, i) => sum + (has.has(name) ? 1 << i : 0), 0)
const contracts = (list: readonly number[]): number[] => list.map(contractNumber)
/** Boxes have no order. */
const boxes = (list: readonly number[]): number[] => list.toSorted((a, b) => a - b)

export const numbersOf = (s: State): object => ({
  round: s.round,
  order: s.order,
  passed: s.passed,
  pairs: s.pairs.map((pair) => pair && [pair.clan, pair.tile + 1]),
  prices: s.prices,
  tokens: s.tokens,
  display: s.display.map((contract) => (contract < 0 ? null : contractNumber(contract))),
  under: contracts(s.under),
  removed: contracts(s.removed),
  clan: s.clan,
  tile: s.tile,
  bid: s.bid,
  money: s.money,
  glory: s.glory,
  goods: s.goods,
  market: s.market,
  merchants: s.merchants,
  unhired: s.unhired,
  shipping: s.shipping,
  technology: s.technology,
  portsUsed: s.portsUsed,
  boxes: s.boxes.map((list) => boxes(contracts(list))),
  fulfilled: s.fulfilled.map(contracts),
  cellar: s.cellar,
  units: s.units,
})

export function numbersRead(t: Table): object {
  const all = <V>(of: (player: Player) => V): V[] => t.players.map(of)
  const cellar = t.players.find(({ clan }) => clan === 'mackenzie')?.cellar ?? []
  return {
    round: t.round,
    order: t.order,
    passed: t.passed,
    pairs: t.pairs.map((pair) => pair && [pair.clan, pair.tile]),
    prices: GOODS.map((good) => t.prices[good]),
    tokens: RARE_IMPORTS.map((kind) => t.tokens[kind]),
    display: t.display,
    under: t.pile.slice(t.pile.length - t.under),
    removed: t.removed,
    clan: all(({ clan }) => (clan === null ? -1 : CLANS.indexOf(clan))),
    tile: all(({ tile }) => tile - 1),
    bid: all(({ bid }) => bid),
    money: all(({ money }) => money),
    glory: all(({ glory }) => glory),
    goods: all(({ goods }) => GOODS.map((good) => goods[good])).flat(),
    market: all(({ buying, selling }) => GOODS.map((good) => buying[good] - selling[good])).flat(),
    merchants: all(({ merchants }) => merchants),
    unhired: all(({ unhired }) => unhired),
    shipping: all(({ shipping }) => shipping),
    technology: all(({ technology }) => bits(TECHNOLOGIES, technology)),
    portsUsed: all(({ portsUsed }) =>
      bits(
        t.ports.map(({ tile }) => tile),
        portsUsed,
      ),
    ),
    boxes: all((player) => boxes(player.boxes)),
    fulfilled: all(({ fulfilled }) => fulfilled),
    cellar: cellar.reduce((sum, isFull, spot) => sum + (isFull ? 1 << spot : 0), 0),
    units: all(({ seat }) => unitsOf(t, seat)).flat(),
  }
}

function unitsOf(t: Table, seat: number): number[] {
  const counts = UNITS.map(() => 0)
  for (const piece of t.pieces.values()) if (piece.seat === seat) counts[UNITS.indexOf(piece.unit)]++
  return counts
}

/** Public facts that follow from the state; costly, so not at every ply. */
export function seen(s: State): object {
  const v = game.view(s, null)
  return {
    pieces: v.spaces
      .flatMap(({ hex, seat, unit }) => (seat === null ? [] : [`${hexName(hex)} ${seat} ${unit}`]))
      .toSorted(),
    blocked: v.spaces.flatMap(({ hex, seat }) => (seat === null ? [hexName(hex)] : [])).toSorted(),
    ports: v.ports.map(({ port, hex }) => `${port} ${hexName(hex)}`),
    prices: v.prices.map(({ good, place, price: now }) => [good, place, now]),
    importVp: RARE_IMPORTS.map((kind) => v.importVp[kind]),
    pile: v.pile,
    roundGlory: v.roundGlory,
    players: v.players.map((p) => ({
      goods: GOODS.map((good) => [p.goods[good], p.buying[good], p.selling[good]]),
      units: UNITS.map((unit) => [p.left[unit], p.placed[unit]]),
      technology: p.technology,
      boxes: boxes(p.boxes.map(({ contract }) => contractNumber(contract))),
      freeBoxes: p.freeBoxes,
      imports: [p.imports.hops, ...RARE_IMPORTS.map((kind) => p.imports[kind])],
      portsUsed: [...p.portsUsed].toSorted(),
      cellar: p.cellar,
      settlements: p.settlements.groups.map((group) => group.map(hexName).toSorted().join(' ')).toSorted(),
      linked: p.settlements.linked.length,
    })),
  }
}

export const read = (t: Table): object => ({
  pieces: [...t.pieces.values()].map(({ hex, seat, unit }) => `${hex} ${seat} ${unit}`).toSorted(),
  blocked: [...t.blocked].toSorted(),
  ports: t.ports.map(({ tile, hex }) => `${tile} ${hex}`),
  prices: GOODS.map((good) => [good, t.prices[good], price(t, good)]),
  importVp: RARE_IMPORTS.map((kind) => importVp(t)[kind]),
  pile: t.pile.length - t.under,
  roundGlory: t.players.map((player) => {
    const tile = t.scoring.at(t.round - 1)
    return t.round === 0 || tile === undefined ? 0 : roundGlory(t, tile, player)
  }),
  players: t.players.map((p) => ({
    goods: GOODS.map((good) => [p.goods[good], p.buying[good], p.selling[good]]),
    units: UNITS.map((unit) => [left(t, p.seat, unit), placed(t, p.seat, unit)]),
    technology: TECHNOLOGIES.filter((technology) => p.technology.has(technology)),
    boxes: boxes(p.boxes),
    freeBoxes: freeBoxes(p),
    imports: [imported(p, 'hops'), ...RARE_IMPORTS.map((kind) => imported(p, kind))],
    portsUsed: [...p.portsUsed].toSorted(),
    cellar: p.cellar,
    settlements: settlements(t, p.seat)
      .map((group) => group.toSorted().join(' '))
      .toSorted(),
    linked: linkedSettlements(t, p.seat),
  })),
})
