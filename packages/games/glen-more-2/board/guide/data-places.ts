import { leavesOf } from '@bothy/kernel'
import {
  ACTIVATION_WORDS,
  BOX,
  CARD_FACTS,
  CARDS,
  CHRONICLE_TILES,
  FIELD_COLOURS,
  FIELDS,
  ORDER,
  STACKS,
  TILE_TYPES,
} from '@bothy/glen-more-2/data'
import { markOf, valueOf } from '@bothy/glen-more-2/data/provenance'

/** A tile, a card and a clan field have a group each; all roads share one. */
export function groupOf(at: string): string {
  const [top = '', second = '', third = ''] = at.split('.')
  if (top === 'tiles' || top === 'landmarks') return `${top}.${second}`
  if (top !== 'clanBoard') return top
  return second === 'roads' ? 'roads' : `fields.${third}`
}

export const faceIn = (group: string): string | null =>
  group.startsWith('tiles.') ? group.slice('tiles.'.length) : null

const UNCONFIRMED: ReadonlyMap<string, number> = (() => {
  const found = new Map<string, Set<string>>()
  for (const { at } of leavesOf(BOX)) {
    if (markOf(at, null) === null) continue
    const values = found.get(groupOf(at)) ?? new Set()
    found.set(groupOf(at), values.add(valueOf(at)))
  }
  return new Map([...found].map(([group, values]) => [group, values.size]))
})()
export const unconfirmedIn = (group: string): number => UNCONFIRMED.get(group) ?? 0

const mostUnconfirmedFirst = (groups: readonly string[]): readonly string[] =>
  groups.toSorted((a, b) => unconfirmedIn(b) - unconfirmedIn(a))

const OF_CHRONICLES: ReadonlySet<string> = new Set([
  ...CHRONICLE_TILES.flatMap(({ tiles }) => tiles.map((face) => `tiles.${face}`)),
  ...CARDS.filter((card) => CARD_FACTS[card].chronicle !== null).map((card) => `landmarks.${card}`),
  ...ORDER.filter((id) => Object.hasOwn(BOX, id)),
])
const isOfBase = (group: string): boolean => !OF_CHRONICLES.has(group)

export const SECTIONS: readonly { readonly id: string; readonly groups: readonly string[] }[] = [
  { id: 'tiles', groups: mostUnconfirmedFirst(Object.keys(BOX.tiles).map((face) => `tiles.${face}`)).filter(isOfBase) },
  { id: 'clans', groups: mostUnconfirmedFirst(['roads', ...FIELDS.map((field) => `fields.${field}`)]) },
  { id: 'landmarks', groups: mostUnconfirmedFirst(CARDS.map((card) => `landmarks.${card}`)).filter(isOfBase) },
  { id: 'rules', groups: ['supplies', 'rondel', 'scoring'] },
  { id: 'chronicles', groups: [...OF_CHRONICLES] },
]

const WORDS: ReadonlySet<string> = new Set(
  leavesOf(BOX).flatMap(({ at, value }) => (typeof value === 'string' ? [at] : [])),
)
export const isWord = (at: string): boolean => WORDS.has(at)

/** Null if the word cannot be changed; `''` is no place. */
export function choicesFor(at: string): readonly string[] | null {
  const [top = '', second = '', third = '', fourth = ''] = at.split('.')
  if (top === 'tiles') {
    if (third === 'stack') return [...STACKS, 'none']
    if (third === 'type') return TILE_TYPES
    return third === 'activation' ? ACTIVATION_WORDS : null
  }
  if (top !== 'clanBoard') return null
  if (second === 'roads') return ['', 'start', ...FIELDS]
  return fourth === 'colour' ? FIELD_COLOURS : null
}
