import { peek, type Seat } from '@bothy/kernel'
import { countIn, type Cell, EAST, NORTH, SIDES } from '@bothy/kit'
import { contentOf } from '../../../rules/content.ts'
import { type Good, goodId } from '../../../data/goods.ts'
import { CATEGORIES } from '../../../data/limits.ts'
import type { TileType } from '../../../data/tiles.ts'
import { on } from '../../../rules/hooks.ts'
import { countOf } from '../../../rules/topics/scoring.ts'
import { drawSketch, sketch, stockOf, wipeSketch } from '../../../rules/topics/territory.ts'
import { measureWays, steps } from '../../../rules/topics/walk.ts'
import type { State } from '../../../rules/types.ts'
import { absent } from '../../chronicle.ts'
import { DISCARD_CARD, GLEN_CARDS, type GlenCardId, type GlenCardName, LEAST_SQUARE, type Vote } from '../data/index.ts'
import type { CouncilModuleTypes, GlenScore } from './types.ts'

export const councilOf = (s: State): CouncilModuleTypes['state'] => s.chronicles.council ?? absent('council')

/** GM2-C7-2: cards on which there has been no vote. */
export function openCards(s: State): readonly GlenCardId[] {
  const { cards, cast } = councilOf(s)
  return cards.filter((_, place) => cast[place] === null)
}

/** A token chosen in secret counts as held until all are shown. */
export function tokensLeft(s: State, seat: Seat, vote: Vote): number {
  let n = contentOf(s).council.tokens[vote]
  for (const votes of councilOf(s).cast) if (votes?.[seat] === vote) n--
  return n
}

/** GM2-C7-3: the only kind that a seat has left, if it has but one. */
export function onlyVote(s: State, seat: Seat): Vote | null {
  if (tokensLeft(s, seat, 'aye') === 0) return 'nay'
  return tokensLeft(s, seat, 'nay') === 0 ? 'aye' : null
}

/** GM2-C7-2. */
export const isAdopted = (votes: readonly Vote[]): boolean =>
  2 * votes.filter((vote) => vote === 'aye').length >= votes.length

export const voteOf = (s: State, seat: Seat): Vote | null => peek(councilOf(s).votes)[seat] ?? null

/** GM2-C7-5. */
export const hasPiles = (s: State): boolean => councilOf(s).cards.includes(DISCARD_CARD)
export const pileOfSeat = (s: State, seat: Seat): number[] =>
  councilOf(s).piles[seat].filter((tile) => s.discards.includes(tile))

type Measure = (s: State, seat: Seat) => number

const goods =
  (...kinds: readonly Good[]): Measure =>
  (s, seat) => {
    const stock = stockOf(s, seat)
    let n = 0
    for (const good of kinds) n += countIn(stock, goodId(good))
    return n
  }

const tilesOfType =
  (type: TileType): Measure =>
  (s, seat) => {
    const { tiles } = contentOf(s)
    let n = 0
    for (const tile of s.tiles[seat]) if (tiles[tile].type === type) n++
    return n
  }

function largestSquare(s: State, seat: Seat): number {
  drawSketch(s, seat)
  let side = 0
  for (const tile of s.tiles[seat]) while (isFull(s.cell[tile], side + 1)) side++
  wipeSketch(s, seat)
  return side < LEAST_SQUARE ? 0 : side
}

/** Needs the sketch; `corner` is the south-western cell. */
function isFull(corner: Cell, side: number): boolean {
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) if (sketch[corner + y * NORTH + x * EAST] === 0) return false
  return true
}

function largestGroup(s: State, seat: Seat, type: TileType): number {
  const { tiles } = contentOf(s)
  const left = new Set(s.tiles[seat].filter((tile) => tiles[tile].type === type).map((tile) => s.cell[tile]))
  let most = 0
  for (const first of left) {
    left.delete(first)
    const group = [first]
    for (const cell of group) for (const step of SIDES) if (left.delete(cell + step)) group.push(cell + step)
    most = Math.max(most, group.length)
  }
  return most
}

/** GM2-X8: with what other Chronicles have standing on castles. */
function castles(s: State, seat: Seat): number {
  const { tiles } = contentOf(s)
  let n = 0
  for (const tile of s.tiles[seat]) if (tiles[tile].type === 'castle' && s.scotsmen[tile] > 0) n++
  for (const ask of on(s).questions.castlesHeld) n += ask(s, seat)
  return n
}

function farthest(s: State, seat: Seat): number {
  measureWays(s, seat)
  let most = 0
  for (const tile of s.tiles[seat]) if (s.scotsmen[tile] > 0 && steps[tile] > most) most = steps[tile]
  return most
}

/** GM2-C7-4: what each card compares. */
const MEASURES = {
  'largest-square': largestSquare,
  'most-animals': goods('sheep', 'cattle'),
  'most-sets': (s, seat) => Math.min(...CATEGORIES.map((category) => countOf(s, seat, category))),
  'most-building': goods('wood', 'stone'),
  'castles-with-scotsmen': castles,
  'smallest-territory': (s, seat) => s.tiles[seat].length,
  'farthest-scotsman': farthest,
  'most-whisky-tiles': tilesOfType('whisky'),
  'largest-pasture': (s, seat) => largestGroup(s, seat, 'animal'),
  'most-discards': (s, seat) => pileOfSeat(s, seat).length,
} as const satisfies { readonly [name in GlenCardName]: Measure }

export const wantsFewest = (card: GlenCardId): boolean => GLEN_CARDS[card] === 'smallest-territory'

export function valuesOf(s: State, card: GlenCardId): number[] {
  const measure = MEASURES[GLEN_CARDS[card]]
  return s.tiles.map((_, seat) => measure(s, seat))
}

/** GM2-C7-4, GM2-C7-6: the best seat has the VP; several share them, rounded up; zero never wins. */
export function scoreOf(s: State, card: GlenCardId): GlenScore {
  const values = valuesOf(s, card)
  const best = wantsFewest(card) ? Math.min(...values) : Math.max(...values)
  const winners = best === 0 ? 0 : values.filter((value) => value === best).length
  const share = winners === 0 ? 0 : Math.ceil(contentOf(s).council.cards[GLEN_CARDS[card]].vp / winners)
  return { values, wins: values.map((value) => (value === best ? share : 0)) }
}
