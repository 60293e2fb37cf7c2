import { hide } from '@bothy/kernel'
import { seatOf } from '@bothy/kernel/rule-suite'
import {
  type CellarsModuleTypes,
  GOODS,
  type MountainModuleTypes,
  RACE_START,
  rewardNamed,
  SALES,
  type SaleSpace,
  type State,
} from '../../rules/index.ts'
import { NOBODY } from '../../rules/topics/territory.ts'

export const LETTERS = ['a', 'b', 'c', 'd'] as const
export const words = (text: string | undefined): readonly string[] => (text ?? '').split(' ').filter(Boolean)
export function fail(word: string): never {
  throw new Error(`no such thing: "${word}"`)
}

export type ChroniclesArranged = {
  /** GM2-C4-1, with the Englishman in the line as `e`: owner of the token, by default nobody, and the occupied fields of the Englishman's row. */
  readonly england?: { readonly holder?: string; readonly row?: number }
  /**
   * GM2-C3-1, by seat: number of cellars, then the spaces of the casks: `2: 0 0 3 4`; `V1`: casks on a sale, `bonus right`. By default only
   * the First Cellar, empty.
   */
  readonly cellars?: { readonly [of: string]: string }
  /** GM2-C2-1: contents of the Mountain, `coin coin wood`. The Mountain is `M1` in the line, or before the empty space. */
  readonly mountain?: string
  /**
   * GM2-C1-1: the boats in the order of the seats, `river x` (rivers from 0, the castle is 1); at home unless told. `tokens`: on the castles in the order of the rivers,
   * `vp2 vp3` each. The race has begun unless Race Start, `R1`, is in the line.
   */
  readonly race?: {
    readonly boats?: readonly string[]
    readonly tokens?: readonly string[]
    readonly home?: string
    readonly begun?: boolean
  }
}

export function arrangeChronicles(s: State, p: ChroniclesArranged): void {
  const { holder, row = 1 } = p.england ?? {}
  if (p.england !== undefined) s.chronicles.englishman = { holder: holder === undefined ? NOBODY : seatOf(holder), row }
  if (p.mountain !== undefined) s.chronicles.mountain = contentsOf(words(p.mountain))
  if (p.race !== undefined) arrangeRace(s, p.race)
  if (p.cellars !== undefined) s.chronicles.cellars = cellarsIn(s, p.cellars)
}

const contentsOf = (things: readonly string[]): MountainModuleTypes['state'] => ({
  coins: things.filter((thing) => thing === 'coin').length,
  goods: GOODS.map((good) => things.filter((thing) => thing === good).length),
})

function cellarsIn(s: State, of: NonNullable<ChroniclesArranged['cellars']>): CellarsModuleTypes['state'] {
  const owned: number[] = []
  const filled: number[] = []
  for (const letter of LETTERS.slice(0, s.seats)) {
    const [count, spaces] = (of[letter] ?? '1:').split(':')
    const casks = words(spaces).map(Number)
    owned.push(Number(count))
    filled.push(casks.reduce((bits, space) => (space === 0 ? bits : bits | (1 << (space - 1))), 0))
    s.casks[seatOf(letter)] = casks.length
  }
  const on = (onto: SaleSpace): number[] =>
    SALES.map((name) => words(of[name]).filter((space) => space === onto).length)
  return { owned, filled, bonus: on('bonus'), right: on('right') }
}

function arrangeRace(s: State, p: NonNullable<ChroniclesArranged['race']>): void {
  const mine = s.chronicles.race
  if (mine === undefined) throw new Error('there is no race')
  const isAhead = s.rondel.includes(RACE_START)
  mine.begun = p.begun ?? !isAhead
  if (!isAhead && mine.begun) s.removed.push(RACE_START)
  for (const [seat, text] of (p.boats ?? []).entries()) {
    const [river, x] = words(text).map(Number)
    mine.river[seat] = river
    mine.x[seat] = x
  }
  if (p.tokens !== undefined)
    mine.tokens = hide(p.tokens.map((text) => words(text).map((name) => rewardNamed(name) ?? fail(name))))
  mine.home = words(p.home).map(seatOf)
}
