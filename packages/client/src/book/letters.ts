import type { Example } from '@bothy/kernel/book'

export function lettersByRule(examples: readonly Example[]): ReadonlyMap<string, readonly string[]> {
  const letters = new Map<string, readonly string[]>()
  for (const { marks = {} } of examples)
    for (const [letter, { rule }] of Object.entries(marks)) letters.set(rule, [...(letters.get(rule) ?? []), letter])
  return letters
}
