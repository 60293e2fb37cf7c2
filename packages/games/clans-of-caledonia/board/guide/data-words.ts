import type { Leaf } from '@bothy/kernel'
import { content, readSpace, terrainsIn } from '@bothy/clans-of-caledonia/data'
import type { Mark } from '@bothy/clans-of-caledonia/data/provenance'
import type { DataWords } from '@bothy/board-kit/board/details/data-guide.ts'
import { catalogue } from '@bothy/board-kit/ui/words/catalogue.ts'
import { type DataTerms, labelOf, partOf } from './data-places.ts'

export type ClansDataWords = DataWords & { readonly terms: DataTerms }

const isMark = (mark: string): mark is Mark => mark === 'reconstructed' || mark === 'doubtful' || mark === 'corrected'

function spaceText(text: string, terms: DataTerms): string {
  const space = readSpace(text)
  if (space === null) return text
  if (space.terrain === 0) return terms.loch
  const land = `${terrainsIn(space.terrain).map(terms.terrainName).join(' + ')} ${terms.money(space.cost)}`
  return space.mist ? `${land}, ${terms.mist}` : land
}

function valueText(at: string, value: Leaf, terms: DataTerms): string {
  if (typeof value === 'boolean') return value ? terms.yes : terms.no
  return typeof value === 'string' && at.includes('.hexes.') ? spaceText(value, terms) : String(value).replace('-', '−')
}

function groupText(group: string, terms: DataTerms): string {
  const [top = '', which = ''] = group.split('.')
  const id = Number(which) - 1
  // These carry no printed number, so their printed content names them.
  if (top === 'contracts') return terms.of(terms.contractName(id), terms.needs(content.builtIn.contractList[id]))
  if (top === 'startingTiles') return terms.of(terms.startingName(id), terms.startingText(id, content.builtIn))
  const groups: { readonly [group: string]: string } = terms.groups
  return groups[group] ?? terms.partName(group)
}

const dataWords = (terms: DataTerms): ClansDataWords => ({
  section: (id) => partOf(terms.sections, id),
  group: (id) => groupText(id, terms),
  label: (at) => labelOf(at, terms),
  value: (at, value) => valueText(at, value, terms),
  mark: (mark) => (isMark(mark) ? terms.markName(mark) : mark),
  terms,
})

export const guideWords = catalogue<ClansDataWords>({
  en: async () => dataWords((await import('./data-words-en.ts')).terms),
  fr: async () => dataWords((await import('./data-words-fr.ts')).terms),
})
