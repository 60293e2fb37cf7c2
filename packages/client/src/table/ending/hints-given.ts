import { t } from '@bothy/board-kit/ui/words/i18n.ts'

/** By seat, those that were given one. */
export const hintsGiven = (hints: readonly number[], names: readonly string[]): string =>
  t.value.ending.hints(hints.flatMap((count, seat) => (count > 0 ? [`${names[seat]}\u00a0${count}`] : [])).join(', '))
