import { peek, type Seat } from '@bothy/kernel'
import { EMPTY, sizeOf, yOf } from '@bothy/kit'
import { invariantsOfModules } from '../modules/module-states.ts'
import { tilesOf } from '../modules/stacks.ts'
import { contentOf } from './content.ts'
import { MARKET_FIELDS } from '../data/limits.ts'
import { DAVID_HUME, homeCastle, homeVillage, NO_TILE, THE_END, type TileId } from '../data/tiles.ts'
import { on } from './hooks.ts'
import { isLegalWithout } from './topics/removal.ts'
import { emptyPosition, isFinished, OUT, rearPosition, STACK_D, tileAt, tilesLeft } from './topics/rondel.ts'
import { NOBODY, NOWHERE, pileOf } from './topics/territory.ts'
import type { State } from './types.ts'

export function invariants(s: State): void {
  const broken: string[] = []
  const hold = (ok: boolean, sentence: string): void => {
    if (!ok) broken.push(sentence)
  }
  const seats = s.coins.map((_, seat) => seat)
  const { supplies, fields, tiles } = contentOf(s)
  hold(isWholeBox(s), 'GM2-14 every tile is in exactly one place')
  hold(isLineFull(s), 'GM2-24 between turns one space is empty')
  hold(arePiecesApart(s), 'GM2-20 one piece or tile on a space, but on The End')
  hold(
    s.market.every((occupied) => occupied >= 0 && occupied <= MARKET_FIELDS),
    'GM2-40 a row has 0 to 3 occupied fields',
  )
  hold(
    [...s.coins, ...s.casks, ...s.supply, ...s.markers, ...s.scotsmen, s.points].every((n) => n >= 0),
    'nothing is owed',
  )
  hold(
    seats.every((seat) => scotsmenOf(s, seat) === supplies.scotsmen),
    'GM2-2 Scotsmen are neither made nor lost',
  )
  hold(
    seats.every((seat) => s.markers[seat] + s.fields[seat].length === supplies.clanMarkers),
    'GM2-2 clan markers are neither made nor lost',
  )
  hold(areClaimsRight(s), 'GM2-112 a field is claimed once, but for Douglas')
  hold(
    fields.every((_, field) => ((s.marked >> field) & 1) === Number(s.fields.flat().includes(field))),
    'GM2-111 the roads know every marker',
  )
  hold(
    seats.every((seat) => isLegalWithout(s, seat, [])),
    'GM2-56 territories are connected, with one unbroken river',
  )
  hold(
    s.tiles.flat().every((tile) => !tiles[tile].river || yOf(s.cell[tile]) === 0),
    'GM2-3 the river runs along row 0',
  )
  hold(
    s.goods.every((goods, tile) => sizeOf(goods) <= supplies.resourcesPerTile && (goods === EMPTY || isTop(s, tile))),
    'GM2-5, GM2-62 at most 3 resources on a tile, and none on a covered one',
  )
  hold(
    s.scotsmen.every((n, tile) => n === 0 || isTop(s, tile)),
    'GM2-62 Scotsmen stand on top tiles',
  )
  hold(
    s.vp.every((vp, seat) => vp === s.gained[seat].reduce((sum, n) => sum + n, 0)),
    'every VP has a source',
  )
  hold(
    s.ranks !== null || s.scorings > SCORINGS_BEFORE_THE_END || s.vp.every((vp) => vp >= 0),
    'GM2-Q12 VP are not below 0 before the end',
  )
  hold(new Set(s.cards.flat()).size === s.cards.flat().length, 'GM2-71 a landmark card has one owner')
  hold(
    seats.every((seat) => isFinished(s, seat) === s.arrivals.includes(seat)),
    'GM2-130 a seat that has arrived is on The End or beyond',
  )
  hold((s.end === OUT) === peek(s.stacks[STACK_D]).includes(THE_END), 'GM2-131 The End is never discarded')
  invariantsOfModules(s, hold)
  if (broken.length > 0) throw new Error(broken.join('; '))
}

const SCORINGS_BEFORE_THE_END = 3

const isTop = (s: State, tile: TileId): boolean => s.owner[tile] !== NOBODY && s.tiles[s.owner[tile]].includes(tile)

const inHand = (s: State): TileId[] =>
  s.stack.flatMap((f) => (f.kind === 'place' || f.kind === 'person' ? [f.tile] : []))

/** GM2-C0-1: the tiles of the base game and of the Chronicles in play, each once; David Hume may still lie beside the clan board. */
function isWholeBox(s: State): boolean {
  const seen: TileId[] = [...s.discards, ...s.removed, ...s.rondel.filter((tile) => tile !== NO_TILE), ...inHand(s)]
  for (const stack of s.stacks) seen.push(...peek(stack))
  for (const own of s.tiles) for (const top of own) seen.push(...pileOf(s, top))
  for (const persons of s.persons) seen.push(...persons)
  const homes = s.coins.flatMap((_, seat) => [homeVillage(seat), homeCastle(seat)])
  const expected = new Set([...tilesOf(contentOf(s), s.inPlay), ...homes, THE_END, DAVID_HUME])
  const belongs = s.owner.every((seat, tile) =>
    seat === NOBODY ? s.cell[tile] === NOWHERE : s.tiles[seat].some((top) => pileOf(s, top).includes(tile)),
  )
  if (!seen.includes(DAVID_HUME)) seen.push(DAVID_HUME)
  const there = seen.filter((tile) => expected.has(tile))
  return belongs && new Set(seen).size === seen.length && there.length === expected.size
}

function isLineFull(s: State): boolean {
  const isBetween = s.stack.at(-1)?.kind === 'turn'
  return !isBetween || tilesLeft(s, STACK_D) === 0 || s.front === emptyPosition(s, rearPosition(s))
}

function arePiecesApart(s: State): boolean {
  const there = s.at.filter((position) => position !== OUT && position !== s.end)
  const areFree = there.every((position) => {
    const tile = tileAt(s, position)
    return tile === NO_TILE || contentOf(s).tiles[tile].special
  })
  return areFree && new Set(there).size === there.length && there.every((position) => position < s.front)
}

function areClaimsRight(s: State): boolean {
  const claimed = s.fields.flat().filter((field) => !contentOf(s).fields[field].repeatable)
  return new Set(claimed).size === claimed.length
}

function scotsmenOf(s: State, seat: Seat): number {
  let n = 1 + s.supply[seat]
  for (const tile of s.tiles[seat]) n += s.scotsmen[tile]
  for (const ask of on(s).questions.scotsmenHeld) n += ask(s, seat)
  return n
}
