import type { Leaf, Translated } from '@bothy/kernel'
import {
  activationWord,
  BOX,
  cardNamed,
  FIELD_COLOURS,
  fieldNamed,
  GOODS,
  STACKS,
  START,
  TILE_TYPES,
  tileNamed,
} from '@bothy/glen-more-2/data'
import { type Mark, MARKS } from '@bothy/glen-more-2/data/provenance'
import { bringLaws } from '@bothy/glen-more-2/words/brought'
import type { Language } from '@bothy/board-kit/ui/words/language.ts'
import type { DataWords } from '@bothy/board-kit/board/details/data-guide.ts'
import { catalogue } from '@bothy/board-kit/ui/words/catalogue.ts'
import { choicesFor, faceIn, groupOf } from './data-places.ts'
import type { terms as en } from './data-words-en.ts'

type DataTerms = Translated<typeof en>

export type Glen2DataWords = DataWords & {
  readonly terms: DataTerms
  readonly word: (at: string, word: string) => string
}

const isMark = (mark: string): mark is Mark => MARKS.some((known) => known === mark)
const named = <T extends string>(all: readonly T[], name: string): T | undefined => all.find((one) => one === name)
const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

const nameIn = (names: { readonly [word: string]: string }, word: string): string => names[word] ?? word

export const tileOfFace = (face: string): number => tileNamed(face) ?? tileNamed(`${face}1`) ?? 0

function placeText(name: string, terms: DataTerms): string {
  if (name === '') return terms.noPlace
  return terms.placeName(name === 'start' ? START : (fieldNamed(name) ?? START))
}

function groupText(group: string, terms: DataTerms): string {
  const face = faceIn(group)
  if (face !== null) {
    const name = terms.tileName(tileOfFace(face))
    const stack = named(STACKS, face.charAt(0))
    return stack === undefined || !/^[SABCD]\d/.test(face) ? name : terms.inStack(name, stack)
  }
  const [top = '', which = ''] = group.split('.')
  if (top === 'fields') return placeText(which, terms)
  if (top === 'landmarks') return terms.cardName(cardNamed(which) ?? 0)
  return nameIn(terms.groups, group)
}

function roadLabel(number: string, end: string, terms: DataTerms): string {
  const { a, b } = BOX.clanBoard.roads[number] ?? { a: '', b: '' }
  const road = a === '' ? terms.spareRoad(number) : terms.road(number, placeText(a, terms), placeText(b, terms))
  return terms.of(road, nameIn(terms.keys, end))
}

/** Lists whose places count from 0. */
const LISTS: readonly string[] = ['effect', 'event', 'grants', 'die', 'startCoins', 'table', 'values']

function keyText(key: string, before: readonly string[], terms: DataTerms): string {
  const parent = before.at(-1) ?? ''
  const good = named(GOODS, key)
  if (good !== undefined) return terms.goodName(good)
  if (parent === 'startCoins') return terms.player(Number(key) + 1)
  if (parent === 'die') return terms.side(Number(key) + 1)
  if (parent === 'table' && before.includes('activation')) return terms.forResources(Number(key))
  if (parent === 'lead' || parent === 'eventScotsmen' || parent === 'eventCasks') return terms.forLead(key)
  if (LISTS.includes(parent)) return terms.nth(Number(key) + 1)
  return nameIn(terms.keys, key)
}

function labelText(at: string, terms: DataTerms): string {
  const parts = at.split('.')
  if (groupOf(at) === 'roads') return roadLabel(parts[2] ?? '', parts[3] ?? '', terms)
  const depth = parts[0] === 'clanBoard' ? 3 : parts[0] === 'tiles' || parts[0] === 'landmarks' ? 2 : 1
  const path = parts.slice(depth)
  const isPlain = (key: string, i: number): boolean =>
    key === 'goods' || (key === 'table' && path[i - 1] === 'activation')
  const [first = '', ...rest] = path.flatMap((key, i) =>
    isPlain(key, i) ? [] : [keyText(key, path.slice(0, i), terms)],
  )
  return capital(rest.length === 0 ? first : terms.of(first, rest.join(', ')))
}

function wordText(at: string, word: string, terms: DataTerms): string {
  if (choicesFor(at) === null) return nameIn(terms.keys, word)
  if (groupOf(at) === 'roads') return placeText(word, terms)
  const type = named(TILE_TYPES, word)
  const stack = named(STACKS, word)
  const colour = named(FIELD_COLOURS, word)
  const activation = activationWord(word)
  if (at.endsWith('.type') && type !== undefined) return terms.typeName(type)
  if (at.endsWith('.stack')) return stack === undefined ? terms.noStack : terms.stack(stack)
  if (colour !== undefined) return capital(terms.colourName(colour))
  return activation === undefined ? word : terms.activation[activation]
}

function valueText(at: string, value: Leaf, terms: DataTerms): string {
  if (typeof value === 'boolean') return value ? terms.yes : terms.no
  return typeof value === 'string' ? wordText(at, value, terms) : String(value).replace('-', '−')
}

const dataWords = (terms: DataTerms): Glen2DataWords => ({
  section: (id) => nameIn(terms.sections, id),
  group: (id) => groupText(id, terms),
  label: (at) => labelText(at, terms),
  value: (at, value) => valueText(at, value, terms),
  mark: (mark) => (isMark(mark) ? terms.markName(mark) : mark),
  terms,
  word: (at, word) => wordText(at, word, terms),
})

function brought(language: Language, terms: DataTerms): Glen2DataWords {
  bringLaws(language, terms.laws)
  return dataWords(terms)
}

export const guideWords = catalogue<Glen2DataWords>({
  en: async () => brought('en', (await import('./data-words-en.ts')).terms),
  fr: async () => brought('fr', (await import('./data-words-fr.ts')).terms),
})
