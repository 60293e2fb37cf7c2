import type { Lot, Player, Piece, Table, Cell } from './types.ts'
import type { Source } from '../../rules/index.ts'
import {
  BOX,
  type BoxTile,
  CARD_FACTS,
  type CardName,
  CARDS,
  CHRONICLE_TILES,
  type Good,
  GOODS,
} from '../../data/index.ts'

// Part 1 of the rules again, section by section, without regard to speed. Only printed values and words of the notation are shared.

export function fail(why: string): never {
  throw new Error(why)
}

export const meet = (t: Table, what: string): void => void t.met.set(what, (t.met.get(what) ?? 0) + 1)

export function discardTile(t: Table, tile: string, by: Piece): void {
  t.discards.push(tile)
  tellDiscarded(t, tile, by)
}
export function tellDiscarded(t: Table, tile: string, by: Piece): void {
  for (const { discarded } of t.chapters) discarded?.(tile, by)
}

export function gainVp(t: Table, player: Player, source: Source, vp: number): void {
  player.vp[source] += vp
  tellVp(t, player, source, vp)
}
export function tellVp(t: Table, player: Player, source: Source, vp: number): void {
  if (vp > 0) for (const { gained } of t.chapters) gained?.(player, vp, source)
}

export function gainCasks(t: Table, player: Player, n: number): void {
  if (n === 0) return
  player.casks += n
  tellCasks(t, player, n)
}
export function tellCasks(t: Table, player: Player, n: number): void {
  if (n > 0) for (const { casksGained } of t.chapters) casksGained?.(player, n)
}

export const ROOM = BOX.supplies.resourcesPerTile
export const END = 'END'
export const HUME = 'HUME'

export const face = (tile: string): BoxTile =>
  BOX.tiles[tile.startsWith('HOME') ? tile.slice(0, 'HOME-V'.length) : tile]
/** GM2-31: every tile with the icon of a Chronicle. */
export const isProtected = (tile: string): boolean => CHRONICLE_TILES.some(({ tiles }) => tiles.includes(tile))
export const isSpecial = (tile: string): boolean => ['mountain', 'raceStart', 'caskSale'].includes(face(tile).type)
export const cardOf = (tile: string): CardName | undefined => CARDS.find((card) => CARD_FACTS[card].tile === tile)

export const top = (lot: Lot): string => lot.pile.at(-1) ?? fail('an empty place')
export const typeOf = (lot: Lot): string => face(top(lot)).type
export const isRiver = (lot: Lot): boolean => face(top(lot)).river
export const isHome = (lot: Lot): boolean => lot.pile[0].startsWith('HOME')
export const homeCastle = (player: Player): Lot =>
  player.lots.find(({ pile }) => pile[0].startsWith('HOME-C')) ?? fail('no Home Castle')
export const lotOf = (player: Player, tile: string): Lot =>
  player.lots.find((lot) => top(lot) === tile) ?? fail(`${player.seat} has no ${tile}`)
export const lotAt = (player: Player, x: number, y: number): Lot | undefined =>
  player.lots.find((lot) => lot.x === x && lot.y === y)

export const isOrthogonal = (a: Cell, b: Cell): boolean => Math.abs(a.x - b.x) + Math.abs(a.y - b.y) === 1
export const isNeighbour = (a: Cell, b: Cell): boolean => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) === 1

export const count = (goods: readonly Good[], good: Good): number => goods.filter((each) => each === good).length
export const held = (player: Player, good: Good): number =>
  player.lots.reduce((sum, { goods }) => sum + count(goods, good), 0)
export const room = (lot: Lot): number => ROOM - lot.goods.length
export const listed = (goods: { readonly [G in Good]: number }): Good[] =>
  GOODS.flatMap((good) => Array.from({ length: goods[good] }, () => good))
export const goodNamed = (word: string): Good =>
  GOODS.find((good) => good === word) ?? fail(`no resource is called ${word}`)
export function takeGood(lot: Lot, good: Good): void {
  const at = lot.goods.indexOf(good)
  if (at < 0) fail(`no ${good} on ${top(lot)}`)
  lot.goods.splice(at, 1)
}

export function choices(size: number, distinct: boolean, from: readonly Good[] = GOODS): Good[][] {
  if (size === 0) return [[]]
  return from.flatMap((good, i) =>
    choices(size - 1, distinct, from.slice(distinct ? i + 1 : i)).map((rest) => [good, ...rest]),
  )
}

export function settle(player: Player, lot: Lot, men: number): void {
  const n = Math.min(men, player.supply)
  player.supply -= n
  lot.men += n
}

export const vpOf = ({ vp }: Player): number => Object.values(vp).reduce((sum, n) => sum + n, 0)
