import type { GameTypes } from '@bothy/kernel'
import { useMemo } from 'preact/hooks'
import type { BoardProps } from '../game-board.ts'
import { ScoringShow, type CutsceneLook } from './scoring-show.tsx'
import type { Scoring } from './scoring-story.ts'

type CutsceneProps<T extends GameTypes> = BoardProps<T> & {
  readonly events: readonly T['event'][]
  readonly isNewcomer: boolean
  readonly onDone: () => void
}

export const showOf = <T extends GameTypes, K extends string>(
  scoringsOf: (view: T['view'], events: readonly T['event'][]) => readonly Scoring<K>[],
  lookOf: (table: BoardProps<T>, scorings: readonly Scoring<K>[]) => Omit<CutsceneLook<K>, 'me' | 'layout'>,
) =>
  function Cutscene({ events, isNewcomer, onDone, ...table }: CutsceneProps<T>) {
    const { view, me, layout } = table
    const scorings = useMemo(() => scoringsOf(view, events), [view, events])
    return (
      <ScoringShow
        scorings={scorings}
        look={{ ...lookOf(table, scorings), me, layout }}
        isNewcomer={isNewcomer}
        onDone={onDone}
      />
    )
  }
