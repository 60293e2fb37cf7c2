import { type Forms, plurals } from '../words/plural.ts'

const plural = plurals('fr')

/** A no-break space keeps the number with its noun. */
export const n = (count: number, { one, other }: Forms): string =>
  plural(count, { one: one.replace('# ', '#\u00a0'), other: other.replace('# ', '#\u00a0') })
