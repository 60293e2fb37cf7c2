import { type Correction, leavesOf, saidOf } from '@bothy/kernel'
import { type ChronicleName, isChronicle, ORDER } from '../modules/order.ts'
import { MODULE_ORIGINS } from '../modules/written/boxes.ts'
import { MANIFESTS } from '../modules/written/manifests.ts'
import { BOX } from './box.ts'
import { BOX_ORIGINS } from './box-origins.ts'
import { CARD_FACTS, CARDS } from './cards.ts'
import { DOUBTS } from './doubts.ts'
import type { Origin, Origins, Provenance } from './sources.ts'
import { NAMED_IN_REVIEW, NAMED_IN_RULEBOOK, originFor, TILE_ORIGINS } from './tile-origins.ts'
import { CHRONICLE_TILES } from './tiles.ts'

export const ORIGINS: Origins = {
  ...TILE_ORIGINS,
  ...BOX_ORIGINS,
  ...MODULE_ORIGINS,
}

export const originOf = (at: string): Origin | undefined => saidOf(ORIGINS, at)

/** Names are words of the two languages, so no correction changes them. */
export function nameOrigin(face: string): Origin {
  if (NAMED_IN_RULEBOOK.includes(face)) return originFor('rulebook', face)
  return originFor(NAMED_IN_REVIEW.includes(face) ? 'review' : 'reconstructed', face)
}

export const MARKS = ['corrected', 'doubtful', 'reconstructed'] as const
export type Mark = (typeof MARKS)[number]

const CONFIRMED: readonly Provenance[] = ['rulebook', 'inferred', 'review']

export function markOf(at: string, corrections: readonly Correction[] | null): Mark | null {
  if (corrections?.some((correction) => correction.at === at) === true) return 'corrected'
  if (DOUBTS.some((doubt) => at === doubt.at || at.startsWith(`${doubt.at}.`))) return 'doubtful'
  const provenance = originOf(at)?.provenance
  return provenance === undefined || CONFIRMED.includes(provenance) ? null : 'reconstructed'
}

/** Groups values that a reader takes for one: a cost, an activation, a road, the place of a field. */
export function valueOf(at: string): string {
  const [top, second = '', third = '', fourth = ''] = at.split('.')
  if (top === 'tiles' || top === 'landmarks') return `${top}.${second}.${third}`
  if (second === 'roads') return `${top}.${second}.${third}`
  if (second !== 'fields') return at
  return `${top}.${second}.${third}.${fourth === 'x' || fourth === 'y' ? 'place' : fourth}`
}

const BASE_PARTS = [
  'supplies',
  'rondel',
  'home',
  'stackS',
  'stackA',
  'stackB',
  'stackC',
  'stackD',
  'specials',
  'landmarks',
  'fields',
  'roads',
  'scoring',
] as const
export type BasePart = (typeof BASE_PARTS)[number]
export type Part = BasePart | ChronicleName
export const PARTS: readonly Part[] = [
  ...BASE_PARTS,
  ...ORDER.toSorted((a, b) => MANIFESTS[a].number - MANIFESTS[b].number),
]
const chronicleOf = (number: number): ChronicleName | undefined => ORDER.find((id) => MANIFESTS[id].number === number)

const partNamed = (name: string): Part | undefined => PARTS.find((part) => part === name)

export function partOf(at: string): Part | undefined {
  const [top, second = '', third = ''] = at.split('.')
  if (top === 'tiles') return partOfTile(second)
  if (top === 'landmarks') {
    const card = CARDS.find((known) => known === second)
    const chronicle = card === undefined || third === 'event' ? 6 : CARD_FACTS[card].chronicle
    return chronicle === null ? 'landmarks' : chronicleOf(chronicle)
  }
  return partNamed(top === 'clanBoard' ? second : top)
}

function partOfTile(face: string): Part | undefined {
  const chronicle = CHRONICLE_TILES.find(({ tiles }) => tiles.includes(face))?.chronicle
  if (chronicle !== undefined) return chronicleOf(chronicle)
  if (face.startsWith('HOME')) return 'home'
  return /^[SABCD]\d/.test(face) ? partNamed(`stack${face[0]}`) : 'specials'
}

const SPARE_ROADS: ReadonlySet<string> = new Set(
  Object.entries(BOX.clanBoard.roads).flatMap(([number, { a }]) => (a === '' ? [`clanBoard.roads.${number}`] : [])),
)
const isSpareRoad = (value: string): boolean => SPARE_ROADS.has(value)

export type MarkedPart = {
  readonly part: Part
  readonly marks: { readonly [mark in Mark]: number }
  readonly of: number
}

export function markedParts(
  corrections: readonly Correction[] | null,
  chronicles: readonly number[],
): readonly MarkedPart[] {
  const values = new Map<string, Mark | null>()
  for (const { at } of leavesOf(BOX)) {
    const value = valueOf(at)
    const mark = markOf(at, corrections)
    if (mark !== 'corrected' && isSpareRoad(value)) continue
    values.set(value, stronger(mark, values.get(value) ?? null))
  }
  return PARTS.filter((part) => !isChronicle(part) || chronicles.includes(MANIFESTS[part].number)).flatMap((part) => {
    const found = [...values].flatMap(([value, mark]) => (partOf(value) === part ? [mark] : []))
    const count = (mark: Mark): number => found.filter((one) => one === mark).length
    const marks = {
      corrected: count('corrected'),
      doubtful: count('doubtful'),
      reconstructed: count('reconstructed'),
    }
    return found.some((mark) => mark !== null) ? [{ part, marks, of: found.length }] : []
  })
}

const stronger = (a: Mark | null, b: Mark | null): Mark | null => MARKS.find((mark) => mark === a || mark === b) ?? null
