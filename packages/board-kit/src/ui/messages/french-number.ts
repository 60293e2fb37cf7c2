import { type Forms, plurals } from '../words/plural.ts'

const plural = plurals('fr')

/** The number keeps to its noun. */
export const n = (count: number, { one, other }: Forms): string =>
  plural(count, { one: one.replace('# ', '#\u00a0'), other: other.replace('# ', '#\u00a0') })
