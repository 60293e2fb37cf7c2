import { untracked } from '@preact/signals'
import type { FunctionComponent, JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { isGameId, loadCoach } from '@bothy/games'
import type { GameTypes } from '@bothy/kernel'
import { type Coach as CoachOf, type CoachSight, pick, remember } from '@bothy/kernel/coach'
import { useTableContext } from '@bothy/board-kit/board/table-context.tsx'
import { loadInUse } from '@bothy/board-kit/ui/words/catalogue.ts'
import { useAnswer } from '../../games/use-answer.ts'
import { Rings } from '../rings/rings.tsx'
import { useThingBoxes } from '../rings/use-thing-boxes.ts'
import type { TableStore } from '../store/store.ts'
import { choiceUnderWay, useRestingTarget } from './choice-under-way.ts'
import { isHushed, saying, shown } from './coach-says.tsx'
import { keepMemory, memoryOf } from './kept.ts'
import { silencedIn } from './may-speak.ts'
import { coachWords } from './words.ts'

async function coachOf(game: string): Promise<CoachOf<GameTypes> | null> {
  if (!isGameId(game)) return null
  const [coach] = await Promise.all([loadCoach(game), loadInUse(coachWords)])
  return coach
}

export function Coach({ store }: { readonly store: TableStore }): JSX.Element {
  const game = store.info.value?.game ?? ''
  useSaid(store, useAnswer(game, coachOf).value ?? null)
  const { props } = useTableContext()
  const boxes = useThingBoxes(game, shown.value, props, shown.value.join('|'))
  return <>{boxes.length > 0 && <Rings boxes={boxes} />}</>
}

function sightOf(store: TableStore, choice: CoachSight<GameTypes>['choice']): CoachSight<GameTypes> | null {
  const [state, me] = [store.state.value, store.me.value]
  if (state === null || me === null || !state.actors.includes(me)) return null
  if (store.playback.queue.busy.value || store.selection.value.kind === 'sending') return null
  return { view: state.view, me, legal: state.legal, blocked: state.blocked, warned: state.warned, choice }
}

function useSaid(store: TableStore, coach: CoachOf<GameTypes> | null): void {
  const { board, props } = useTableContext()
  const resting = useRestingTarget(store)
  const game = store.info.value?.game ?? ''
  const choice = choiceUnderWay({ store, board, uiState: props.uiState }, resting.value)
  const sight = coach === null ? null : sightOf(store, choice)
  const found =
    coach === null || sight === null
      ? null
      : pick(
          coach,
          sight,
          untracked(() => memoryOf(store.id)),
          silencedIn(game),
        )
  const key = found === null ? '' : JSON.stringify([found.remark.id, found.args, found.point])
  const drawn = useRef<{ readonly key: string; readonly Part: FunctionComponent | null }>({ key: '', Part: null })
  useEffect(() => {
    if (coach !== null && sight !== null && found !== null)
      keepMemory(store.id, remember(coach, sight, memoryOf(store.id), found.remark.id))
    if (drawn.current.key === key || isHushed(store)) return
    drawn.current = { key, Part: found === null ? null : saying(store, found) }
    shown.value = []
    store.said.value = drawn.current.Part
  })
  useEffect(
    () => () => {
      store.said.value = null
    },
    [store, coach],
  )
}
