import type { GameTypes } from '@bothy/kernel'
import type { GameBoard, LogTable } from '../game-board.ts'
import type { Language } from '../../ui/words/language.ts'
import { gainsOf, type ScoringRow } from './scoring-story.ts'
import type { ScoringLook } from './scoring-table.tsx'

export function scoringInLog<K extends string>(
  title: string,
  rows: readonly ScoringRow<K>[],
  seats: number,
  { label, icon, words }: Pick<ScoringLook<K>, 'label' | 'icon' | 'words'>,
): LogTable {
  return {
    title,
    rows: rows.map(({ kind, values, vp }) => ({
      label: label(kind),
      icon: icon(kind, 16),
      cells: vp.map((points, seat) => ({ points, ...(values === null ? {} : { from: values[seat] }) })),
    })),
    total: { label: words.total, points: gainsOf(rows, seats) },
  }
}

type Typed = { readonly type: string }
type Scored<Event extends Typed> = Extract<Event, { readonly type: 'scoring' }>
type Ended<Event extends Typed> = Extract<Event, { readonly type: 'finalScoring'; readonly seats: readonly unknown[] }>
const isScoring = <Event extends Typed>(event: Event): event is Scored<Event> => event.type === 'scoring'
const isEnd = <Event extends Typed>(event: Event): event is Ended<Event> => event.type === 'finalScoring'

type LogLook<K extends string> = Pick<ScoringLook<K>, 'label' | 'icon' | 'titleOf'> & {
  readonly words: ScoringLook<K>['words'] & { readonly finalTitle: string }
}

export const scoringsInLog =
  <T extends GameTypes & { readonly event: Typed }, K extends string>(
    rowsOf: (event: Scored<T['event']> | Ended<T['event']>) => readonly ScoringRow<K>[],
    numberOf: (event: Scored<T['event']>) => number,
    lookIn: (language: Language) => LogLook<K>,
  ): NonNullable<GameBoard<T>['logTable']> =>
  (event: T['event'], language) => {
    const look = lookIn(language)
    if (isScoring(event)) {
      const rows = rowsOf(event)
      return scoringInLog(look.titleOf(numberOf(event)), rows, rows[0]?.vp.length ?? 0, look)
    }
    return isEnd(event) ? scoringInLog(look.words.finalTitle, rowsOf(event), event.seats.length, look) : null
  }
