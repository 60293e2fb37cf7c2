import { type Correction, type Corrections, type Json, type Leaf, leavesOf, readCorrections } from '@bothy/kernel'
import type { DataGuide } from '@bothy/board-kit/board/details/data-guide.ts'
import { placeName } from '../../table/frame/options.tsx'
import type { Language } from '@bothy/board-kit/ui/words/language.ts'

export type Value = {
  readonly at: string
  readonly group: string
  readonly builtIn: Leaf
  readonly label: string
  readonly text: string
}

const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()

export function valuesOf(data: Json, guide: DataGuide, language: Language): readonly Value[] {
  const words = guide.words.of(language)
  return leavesOf(data).map(({ at, value }) => {
    const group = guide.groupOf(at)
    const label = words.label(at)
    return { at, group, builtIn: value, label, text: plainText(`${words.group(group)} ${label} ${at}`) }
  })
}

/** Every typed word must occur; values whose own label has most of them come first. */
export function found(values: readonly Value[], query: string): readonly Value[] {
  const parts = plainText(query)
    .split(/\s+/)
    .filter((part) => part !== '')
  if (parts.length === 0) return []
  const inLabel = ({ label }: Value): number => parts.filter((part) => plainText(label).includes(part)).length
  return values
    .filter(({ text }) => parts.every((part) => text.includes(part)))
    .map((value) => ({ value, rank: inLabel(value) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ value }) => value)
}

export function correctionsIn(data: Json, chosen: Json): Corrections {
  const read = readCorrections(data, chosen)
  return read.ok ? (read.value ?? []) : []
}

export function withValue(corrections: readonly Correction[], at: string, value: Leaf, builtIn: Leaf): Corrections {
  const others = corrections.filter((correction) => correction.at !== at)
  return value === builtIn ? others : [...others, { at, value }]
}

export function placeText(at: string, corrections: Json, guide: DataGuide | null): string {
  const list: readonly Json[] = Array.isArray(corrections) ? corrections : []
  const item = list[Number(/^corrections\[(\d+)\]/.exec(at)?.[1] ?? -1)]
  const place = typeof item === 'object' && item !== null && 'at' in item ? item.at : null
  if (typeof place !== 'string') return at === 'corrections' ? '' : at
  return guide === null ? place : placeName(place, guide)
}
