import { checkFields, checkList, type Checked, isSeat, type Json, refuseSetup, type Seat } from '@bothy/kernel'
import type { Content } from '../data/content.ts'
import { END_FROM_SHARE, END_TO_SHARE, STACKS, stackId } from '../data/limits.ts'
import { NO_TILE, tileNamed } from '../data/tiles.ts'
import { checkArrangedModules, chosenIn } from '../modules/module-states.ts'
import { stacksOf } from '../modules/stacks.ts'
import { ORDER } from '../modules/module-types.ts'
import type { Arranged, ChronicleOptions, Options } from './setup-types.ts'

export const endBounds = (n: number, introductory: boolean): { readonly from: number; readonly to: number } =>
  introductory ? { from: 0, to: 0 } : { from: Math.round(END_FROM_SHARE * n), to: Math.round(END_TO_SHARE * n) }

export function checkArranged(
  raw: Json,
  seats: number,
  content: Content,
  options: Options & ChronicleOptions,
): Checked<Arranged | null> {
  if (raw === null) return { ok: true, value: null }
  const fields = checkFields(raw, 'arranged', ['order', ...STACKS, 'end', 'die', ...ORDER])
  if (!fields.ok) return fields
  const { order: rawOrder = [], end: rawEnd = [], die: rawDie = [] } = fields.value
  const isNew = (x: Json, before: readonly Seat[]): x is Seat => isSeat(x, seats) && !before.includes(x)
  const order = checkList<Seat>(rawOrder, 'arranged.order', isNew)
  if (!order.ok) return order
  if (order.value.length !== 0 && order.value.length !== seats) return refuseSetup('arranged.order', 'bad-arrangement')
  const isFace = (x: Json): x is number => content.supplies.die.some((face) => face === x)
  const die = checkList<number>(rawDie, 'arranged.die', isFace)
  if (!die.ok) return die
  if (die.value.length > 0 && !options.die) return refuseSetup('arranged.die', 'bad-arrangement')
  const all = stacksOf(content, chosenIn(options))
  const { from, to } = endBounds(all[stackId('D')].length, options.introductory)
  const isDepth = (x: Json, before: readonly number[]): x is number =>
    typeof x === 'number' && Number.isInteger(x) && x >= from && x <= to && before.length === 0
  const end = checkList<number>(rawEnd, 'arranged.end', isDepth)
  if (!end.ok) return end
  const stacks: (readonly string[])[] = []
  for (const [place, stack] of STACKS.entries()) {
    const { [stack]: given = [] } = fields.value // null counts as given
    const isNext = (x: Json, before: readonly string[]): x is string =>
      typeof x === 'string' && !before.includes(x) && all[place].includes(tileNamed(x) ?? NO_TILE)
    const tiles = checkList<string>(given, `arranged.${stack}`, isNext)
    if (!tiles.ok) return tiles
    stacks.push(tiles.value)
  }
  const slices = checkArrangedModules(fields.value, content, options, all)
  if (!slices.ok) return slices
  const [S, A, B, C, D] = stacks
  return { ok: true, value: { order: order.value, S, A, B, C, D, end: end.value, die: die.value, ...slices.value } }
}
