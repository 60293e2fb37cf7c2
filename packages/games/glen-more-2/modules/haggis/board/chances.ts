import type { Seat } from '@bothy/kernel'
import { expectedOf } from '@bothy/glen-more-2/modules/haggis/rules/chance'
import { copiesOf, feastVp, HAGGIS_VALUES, type HaggisValue, type View } from '@bothy/glen-more-2/data'
import { boxOf } from '../../../board/labels.ts'
import type { HaggisShown } from './presenter.ts'

type Token = HaggisShown['tables'][number]['tokens'][number]

function unseenOf(view: View, { up, tables }: HaggisShown): readonly number[] {
  const seen = [...up, ...tables.flatMap(({ tokens }) => tokens.flatMap(({ value }) => value ?? []))]
  return copiesOf(boxOf(view).haggis).map((copies, at) => copies - seen.filter((n) => n === HAGGIS_VALUES[at]).length)
}

function meanOf(
  tokens: readonly Token[],
  unseen: readonly number[],
  known: readonly HaggisValue[],
  of: (values: readonly HaggisValue[]) => number,
): number {
  const [token, ...rest] = tokens
  if (token === undefined) return of(known)
  if (token.value !== null) return meanOf(rest, unseen, [...known, token.value], of)
  let sum = 0
  let ways = 0
  for (const value of token.maybe) {
    const count = unseen[value - 1]
    if (count <= 0) continue
    ways += count
    sum += count * meanOf(rest, unseen.with(value - 1, count - 1), [...known, value], of)
  }
  return ways === 0 ? of(known) : sum / ways
}

/** One decimal: more would promise too much. */
const rounded = (vp: number): number => Math.round(10 * vp) / 10

const hopeOfTokens = (view: View, shown: HaggisShown, tokens: readonly Token[]): number =>
  rounded(meanOf(tokens, unseenOf(view, shown), [], (values) => expectedOf(values, boxOf(view))))

export const hopeOf = (view: View, shown: HaggisShown, seat: Seat): number =>
  hopeOfTokens(view, shown, shown.tables[seat].tokens)

function hopeWithOne(view: View, shown: HaggisShown, seat: Seat, value: HaggisValue): number {
  const { tokens } = shown.tables[seat]
  const added: Token = { value, up: false, maybe: [value] }
  const all = [...tokens, added]
  if (tokens.length < shown.places) return hopeOfTokens(view, shown, all)
  return Math.max(...tokens.map((_, place) => hopeOfTokens(view, shown, all.toSpliced(place, 1))))
}

export function hopeWith(view: View, shown: HaggisShown, seat: Seat, value: HaggisValue | null): number {
  if (value !== null) return hopeWithOne(view, shown, seat, value)
  const unseen = unseenOf(view, shown)
  const all = unseen.reduce((sum, n) => sum + n, 0)
  const sum = HAGGIS_VALUES.reduce((n, one, at) => n + unseen[at] * hopeWithOne(view, shown, seat, one), 0)
  return rounded(sum / Math.max(1, all))
}

export const hopeWithout = (view: View, shown: HaggisShown, seat: Seat, place: number): number =>
  hopeOfTokens(view, shown, shown.tables[seat].tokens.toSpliced(place, 1))

export function rollsOf(
  view: View,
  shown: HaggisShown,
  seat: Seat,
): readonly { readonly roll: number; readonly faces: number; readonly vp: number }[] {
  const { tokens } = shown.tables[seat]
  const up = tokens.flatMap((token) => (token.up ? (token.value ?? []) : []))
  const { die } = boxOf(view).supplies
  return [...new Set(die)].map((roll) => ({
    roll,
    faces: die.filter((face) => face === roll).length,
    vp: tokens.some((token) => !token.up && token.value === roll) ? feastVp([...up, roll]) - feastVp(up) : 0,
  }))
}
