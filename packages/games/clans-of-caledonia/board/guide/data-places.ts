import type { Translated } from '@bothy/kernel'
import {
  BOX,
  CLANS,
  CONTRACT_BONUSES,
  GOODS,
  IMPORTS,
  MEATS,
  PORT_TILES,
  SCORING_TILES,
  SIDE_IDS,
  type SideId,
  UNITS,
  VERDICTS,
} from '@bothy/clans-of-caledonia/data'
import type { terms as en } from './data-words-en.ts'

export type DataTerms = Translated<typeof en>

const named = <T extends string>(all: readonly T[], name: string): T | undefined => all.find((one) => one === name)

export const SECTIONS = [
  { id: 'map', groups: [...SIDE_IDS.map((side) => `sides.${side}`), 'ports'] },
  { id: 'market', groups: ['market.small', 'market.large', 'neighbourhood'] },
  { id: 'starting', groups: Object.keys(BOX.startingTiles).map((tile) => `startingTiles.${tile}`) },
  {
    id: 'boards',
    groups: [
      'units',
      'upgrades',
      'exportBoard',
      'portTiles',
      'scoringTiles',
      'clans',
      'finalScoring',
      'solo',
      'variants',
    ],
  },
  { id: 'contracts', groups: Object.keys(BOX.contracts).map((contract) => `contracts.${contract}`) },
] as const

/** Parts of the data in which a group is a place of its own. */
const DEEP = ['sides', 'market', 'startingTiles', 'contracts']

export function groupOf(at: string): string {
  const [top = '', next = ''] = at.split('.')
  return DEEP.includes(top) ? `${top}.${next}` : top
}

export const sideIn = (group: string): SideId | null => named(SIDE_IDS, group.slice('sides.'.length)) ?? null

function pieceName(kind: string, terms: DataTerms): string {
  const good = named(GOODS, kind)
  const meat = named(MEATS, kind)
  const imported = named(IMPORTS, kind)
  const bonus = named(CONTRACT_BONUSES, kind)
  if (good !== undefined) return terms.capital(terms.goodName(good))
  if (meat !== undefined) return terms.capital(terms.meatName(meat))
  if (imported !== undefined) return terms.capital(terms.importName(imported))
  return bonus === undefined ? kind : terms.bonus[bonus]
}

export const partOf = (names: { readonly [name: string]: string }, name: string): string => names[name] ?? name

function clanLabel(clan: string, [what = '', more = '']: readonly string[], terms: DataTerms): string {
  const id = named(CLANS, clan)
  const name = id === undefined ? clan : terms.clanName(id)
  const property = partOf(terms.clan, what)
  if (more === '') return terms.of(name, property)
  return terms.of(
    name,
    terms.with(property, /^\d+$/.test(more) ? terms.nth(Number(more) + 1) : partOf(terms.size, more)),
  )
}

function unitLabel(kind: string, unit: string, terms: DataTerms): string {
  if (kind === 'technologyIncome') return terms.technologyIncome
  const id = named(UNITS, unit)
  return terms.of(id === undefined ? unit : terms.capital(terms.unitName(id)), partOf(terms.unit, kind))
}

function scoringLabel(tile: string, what: string, terms: DataTerms): string {
  const id = named(SCORING_TILES, tile)
  return id === undefined ? partOf(terms.scoring, tile) : terms.of(terms.scoringName(id), partOf(terms.scoring, what))
}

function soloLabel([part = '', what = '', more = '']: readonly string[], terms: DataTerms): string {
  if (part === 'boxes') return terms.soloBox(what.replace('-', '−'))
  if (part === 'verdictFrom') {
    const verdict = named(VERDICTS, what)
    return terms.of(verdict === undefined ? what : terms.verdictName(verdict), terms.from)
  }
  if (part === 'exports' || part === 'settlements')
    return terms.of(
      terms.with(terms.scoreName(part), terms.nth(Number(what) + 1)),
      more === 'from' ? terms.from : terms.points,
    )
  return partOf(terms.solo, part === 'bracket' ? what : part)
}

function finalLabel([part = '', what = '', more = '']: readonly string[], terms: DataTerms): string {
  switch (part) {
    case 'vp':
      return terms.of(partOf(terms.finalVp, what), terms.pointsEach)
    case 'imports':
      return terms.of(terms.importRanks[Number(what)] ?? what, terms.pointsEach)
    case 'exports':
    case 'settlements':
      return terms.of(terms.scoreName(part), terms.with(partOf(terms.players, what), terms.nth(Number(more) + 1)))
    default:
      return terms.moneyPerVp
  }
}

export function labelOf(at: string, terms: DataTerms): string {
  const [top = '', ...rest] = at.split('.')
  const [first = '', second = '', third = ''] = rest
  switch (top) {
    case 'sides': {
      const [a = '', b = ''] = third.split('-')
      return second === 'hexes' ? terms.space(third) : terms.river(a, b)
    }
    case 'ports':
      return terms.with(terms.module(second), partOf(terms.size, first))
    case 'market': {
      const good = pieceName(third, terms)
      return second === 'start' ? terms.of(good, terms.start) : terms.of(good, terms.step(Number(rest[3]) + 1))
    }
    case 'neighbourhood':
      return partOf(terms.neighbourhood, `${first}.${second}`)
    case 'units':
      return unitLabel(first, second, terms)
    case 'upgrades':
      return partOf(terms.upgrades, second === '' ? first : `${first}.${second}`)
    case 'contracts':
    case 'startingTiles':
      return pieceName(second, terms)
    case 'exportBoard':
      if (first === 'contractMoney') return terms.of(terms.round(Number(second) + 1), terms.contractMoney)
      return first === 'passMoney'
        ? terms.with(terms.passMoney, terms.nth(Number(second) + 1))
        : partOf(terms.exportBoard, `${first}.${second}`)
    case 'portTiles': {
      const port = named(PORT_TILES, first)
      return terms.of(port === undefined ? first : terms.portName(port), partOf(terms.port, second))
    }
    case 'scoringTiles':
      return scoringLabel(first, second, terms)
    case 'clans':
      return clanLabel(first, rest.slice(1), terms)
    case 'finalScoring':
      return finalLabel(rest, terms)
    case 'solo':
      return soloLabel(rest, terms)
    case 'variants':
      return first === 'staticImportVp' ? terms.staticImports : terms.with(terms.noClans, terms.nth(Number(second) + 1))
    default:
      return at
  }
}
