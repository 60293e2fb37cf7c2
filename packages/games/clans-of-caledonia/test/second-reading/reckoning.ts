import { GOODS, RARE_IMPORTS, type RareImport, type ScoringTile } from '../../data/index.ts'
import { faceOf } from './fulfilling.ts'
import { isBasic, isFactory, isWorker, meet, type Piece, piecesOf, type Player, type Table } from './table.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

export const imported = ({ fulfilled }: Player, kind: RareImport | 'hops'): number =>
  sum(fulfilled.map((contract) => faceOf(contract)[kind]))
const basicGoods = ({ goods }: Player): number => sum(GOODS.filter(isBasic).map((good) => goods[good]))
const processedGoods = ({ goods }: Player): number =>
  sum(GOODS.filter((good) => !isBasic(good)).map((good) => goods[good]))

export function roundGlory(t: Table, tile: ScoringTile, player: Player): number {
  const pieces = piecesOf(t, player.seat)
  const count = (is: (piece: Piece) => boolean): number => pieces.filter(is).length
  switch (tile) {
    case 'basicGoods':
      return basicGoods(player)
    case 'processedGoods':
      return 3 * Math.floor((processedGoods(player) + player.cellar.filter(Boolean).length) / 2)
    case 'productionUnits':
      return (
        count(({ unit }) => unit === 'sheep' || unit === 'cow' || isFactory(unit)) +
        2 * count(({ unit }) => unit === 'field')
      )
    case 'workers':
      return 2 * count(({ unit }) => isWorker(unit))
    case 'border':
      return 3 * Math.floor(count(({ hex }) => t.ground.borders.has(hex)) / 2)
    case 'imports':
      return sum(RARE_IMPORTS.map((kind) => imported(player, kind)))
    case 'meat':
      return 2 * sum(player.fulfilled.map((contract) => faceOf(contract).beef + faceOf(contract).mutton))
    case 'upgrades':
      return player.shipping + (5 - player.unhired) + player.technology.size
    case 'expensiveLand':
      return 2 * count(({ hex }) => t.ground.at(hex).cost >= 5)
  }
}

export function settlements(t: Table, seat: number): string[][] {
  const own = new Set(piecesOf(t, seat).map(({ hex }) => hex))
  return groups([...own], (hex) =>
    t.ground
      .neighbours(hex)
      .map(({ name }) => name)
      .filter((name) => own.has(name)),
  )
}

export function linkedSettlements(t: Table, seat: number): number {
  const all = settlements(t, seat)
  const { shipping } = t.players[seat]
  const isLinked = (one: readonly string[], other: readonly string[]): boolean =>
    one.some((from) => other.some((to) => t.ground.level(from, to) <= shipping))
  const linked = groups(all, (one) => all.filter((other) => other !== one && isLinked(one, other)))
  return Math.max(0, ...linked.map((group) => group.length))
}

function groups<V>(all: readonly V[], near: (one: V) => readonly V[]): V[][] {
  const seen = new Set<V>()
  return all.flatMap((one) => {
    if (seen.has(one)) return []
    const group = [one]
    seen.add(one)
    for (const member of group)
      for (const next of near(member))
        if (!seen.has(next)) {
          seen.add(next)
          group.push(next)
        }
    return [group]
  })
}

export function importVp(t: Table): { [kind in RareImport]: number } {
  if (t.options.staticImports) return { cotton: 4, tobacco: 4, sugarCane: 4 }
  const total = (kind: RareImport): number => sum(t.players.map((player) => imported(player, kind)))
  // Rarest first; the order of the list decides between equals.
  if (new Set(RARE_IMPORTS.map(total)).size < 3) meet(t, 'COC-70 imported as often')
  const byRarity = RARE_IMPORTS.toSorted((a, b) => total(a) - total(b))
  const vp = (kind: RareImport): number => 5 - byRarity.indexOf(kind)
  return { cotton: vp('cotton'), tobacco: vp('tobacco'), sugarCane: vp('sugarCane') }
}

function shares(t: Table, values: readonly number[], prizes: readonly number[], none: string): number[] {
  return values.map((mine) => {
    if (mine === 0) {
      meet(t, none)
      return 0
    }
    const above = values.filter((other) => other > mine).length
    const equal = values.filter((other) => other === mine).length
    if (equal > 1) meet(t, 'COC-73 places shared')
    return Math.floor(sum(Array.from({ length: equal }, (_, i) => prizes[above + i] ?? 0)) / equal)
  })
}

const step = (value: number, scale: readonly (readonly [number, number])[]): number =>
  scale.find(([from]) => value >= from)?.[1] ?? 0

export type Sheet = { readonly [row: string]: number }

export function sheets(t: Table): Sheet[] {
  const exported = t.players.map(({ fulfilled }) => fulfilled.length)
  const settled = t.players.map(({ seat }) => linkedSettlements(t, seat))
  const isTwo = t.seats === 2
  const isSolo = t.seats === 1
  const exportVp = isSolo
    ? [
        step(exported[0], [
          [7, 12],
          [6, 8],
          [5, 4],
        ]),
      ]
    : shares(t, exported, isTwo ? [8] : [12, 6], 'COC-71 nothing exported')
  const settlementVp = isSolo
    ? [
        step(settled[0], [
          [14, 18],
          [11, 12],
          [8, 6],
        ]),
      ]
    : shares(t, settled, isTwo ? [12] : [18, 12, 6], 'COC-72 nothing settled yet')
  const rare = importVp(t)
  return t.players.map((player, seat) => ({
    glory: player.glory,
    basicGoods: basicGoods(player),
    processedGoods: 2 * processedGoods(player),
    money: Math.floor(player.money / 10),
    hops: imported(player, 'hops'),
    cotton: rare.cotton * imported(player, 'cotton'),
    tobacco: rare.tobacco * imported(player, 'tobacco'),
    sugarCane: rare.sugarCane * imported(player, 'sugarCane'),
    exports: exportVp[seat],
    settlements: settlementVp[seat],
    auctionBid: -player.bid || 0,
    moneyLeft: player.money % 10,
  }))
}

export function reckon(t: Table): { scores: number[]; ranks: number[]; verdict: string | null } {
  const scores = sheets(t).map((sheet) => sum(Object.values(sheet)) - sheet['moneyLeft'])
  const money = sheets(t).map(({ moneyLeft }) => moneyLeft)
  const ranks = scores.map(
    (mine, seat) => 1 + scores.filter((score, i) => score > mine || (score === mine && money[i] > money[seat])).length,
  )
  const verdicts = ['newbie', 'rookie', 'average', 'expert', 'genius']
  const verdict = t.seats > 1 ? null : verdicts[[116, 131, 146, 161].filter((from) => scores[0] >= from).length]
  if (verdict !== null) meet(t, `COC-81 ${verdict}`)
  if (new Set(scores).size < new Set(ranks).size) meet(t, 'COC-74 decided by money')
  return { scores, ranks, verdict }
}
