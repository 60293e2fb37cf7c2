import { type Checked, checkFields, checkList, type Json } from '@bothy/kernel'
import type { Content } from '../../../data/content.ts'
import { stackId } from '../../../data/limits.ts'
import { rewardNamed } from '../data/index.ts'
import { deepestStart } from './secrets.ts'
import type { RaceModuleTypes } from './types.ts'

/** GM2-C1-1: how deep Race Start lies in stack B as it is shuffled, and the first tokens. */
export function checkArranged(
  raw: Json,
  at: string,
  box: Content,
  stacks: Content['stacks'],
): Checked<RaceModuleTypes['arranged']> {
  const fields = checkFields(raw, at, ['start', 'tokens'])
  if (!fields.ok) return fields
  const { start: rawStart = [], tokens: rawTokens = [] } = fields.value
  const deepest = deepestStart(stacks[stackId('B')].length)
  const isDepth = (x: Json, before: readonly number[]): x is number =>
    typeof x === 'number' && Number.isInteger(x) && x >= 0 && x <= deepest && before.length === 0
  const start = checkList<number>(rawStart, `${at}.start`, isDepth)
  if (!start.ok) return start
  const isToken = (x: Json, before: readonly string[]): x is string => {
    const reward = typeof x === 'string' ? rewardNamed(x) : undefined
    return reward !== undefined && before.filter((one) => one === x).length < box.race.rewards[reward].inBox
  }
  const tokens = checkList<string>(rawTokens, `${at}.tokens`, isToken)
  return tokens.ok ? { ok: true, value: { start: start.value, tokens: tokens.value } } : tokens
}
