import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { plain } from '@bothy/kernel'
import type { WorthUnit } from '@bothy/kernel/strategy'
import { hasMoved } from '@bothy/board-kit/board/choice/pointer.ts'
import { useTableContext } from '@bothy/board-kit/board/table-context.tsx'
import { announce } from '@bothy/board-kit/ui/controls/announce.tsx'
import { language } from '@bothy/board-kit/ui/page/settings.ts'
import { loadMeritCatalogue } from '../../games/merit-words.ts'
import { useAnswer } from '../../games/use-answer.ts'
import { groupLog, visibleEvents } from '../log/log-groups.ts'
import type { TableStore } from '../store/store.ts'
import { HintMarks } from './hint-marks.tsx'
import type { HintSession } from './session.ts'
import { rated } from './strength.ts'
import { usePreview } from './use-preview.ts'
import type { Hint, HintsMessage } from '@bothy/protocol'
import { words } from './words.ts'

/** In points: a smaller difference would be told as none. */
const LEAST_LESS = 0.25

/** Sentences of a decision of several steps. */
const MOST = 3

export function HintMoves({
  store,
  session,
  hints,
  close,
  play,
}: {
  readonly store: TableStore
  readonly session: HintSession
  readonly hints: HintsMessage
  readonly close: JSX.Element
  readonly play: (index: number) => void
}): JSX.Element {
  const { list } = hints
  const pointed = useSignal<number | null>(null)
  const chosen = session.chosen.value
  usePreview(store, list[pointed.value ?? chosen])
  useEffect(() => announce(words.peek().told(list.length)), [list])
  return (
    <>
      <ol class="hint-cards" aria-label={words.value.list}>
        {list.map((hint, i) => (
          <li key={i}>
            <button
              type="button"
              class="hint-card"
              aria-pressed={i === chosen}
              onFocus={() => (session.chosen.value = i)}
              onClick={() => (session.chosen.value = i)}
              onPointerMove={(event) => event.pointerType === 'mouse' && hasMoved(event) && (pointed.value = i)}
              onPointerLeave={() => (pointed.value = null)}
            >
              <Card hints={hints} index={i} />
            </button>
          </li>
        ))}
      </ol>
      <div class="hint-actions">
        <button type="button" class="button primary" onClick={() => play(chosen)}>
          {words.value.play(chosen + 1)}
        </button>
        {close}
      </div>
      <HintMarks hints={hints} chosen={pointed.value ?? chosen} />
    </>
  )
}

function Card({ hints, index }: { readonly hints: HintsMessage; readonly index: number }): JSX.Element {
  const hint = hints.list[index]
  const reasons = useReasons(hint)
  const why = hints.unit === null ? words.value.byExperience : reasons
  const then = useFacts(hint)
  const { props } = useTableContext()
  return (
    <>
      <span class="hint-number">
        <span class="visually-hidden">{words.value.number(index + 1)} </span>
        <span aria-hidden="true">{index + 1}</span>
      </span>
      <strong class="hint-decision">
        {plain(props.texts.action(hint.actions[0], props.view, props.me), props.names)}
      </strong>{' '}
      {hints.unit !== null && <Worth unit={hints.unit} list={hints.list} index={index} />}
      {then !== '' && <span class="hint-then">{words.value.inLog(then)} </span>}
      {why !== '' && <span class="hint-why">{why} </span>}
    </>
  )
}

type WorthProps = { readonly unit: WorthUnit; readonly list: HintsMessage['list']; readonly index: number }

function Worth({ unit, list, index }: WorthProps): JSX.Element {
  const { strength, share, less } = rated(unit, list, index)
  const isAlone = useTableContext().props.names.length === 1
  return (
    <>
      <span class="hint-worth">
        {unit === 'points' && index > 0 && less >= LEAST_LESS
          ? words.value.less(less)
          : words.value.worth(list[index].worth, unit, isAlone)}
      </span>{' '}
      <span class="hint-strength">
        <span class="hint-line" aria-hidden="true">
          <span style={`width: ${Math.round(100 * share)}%`} />
        </span>
        {words.value.strength[strength]}
      </span>{' '}
    </>
  )
}

/** A decision of several steps: what the log would say of all of them. */
function useFacts({ actions, events }: Hint): string {
  const { board, props } = useTableContext()
  const { texts, me, names } = props
  const [group] = actions.length > 1 ? groupLog([{ ply: 0, seat: me, events: [...events] }], null) : []
  if (group === undefined) return ''
  return visibleEvents(group, board.isRedundant)
    .slice(0, MOST)
    .map(({ event }) => plain(texts.event(event, me), names))
    .join(' ')
}

function useReasons({ why }: Hint): string {
  const { board, props } = useTableContext()
  const merits = useAnswer(board.id, loadMeritCatalogue).value?.of(language.value) ?? null
  return merits === null ? '' : why.map((merit) => plain(merits.say(merit), props.names)).join(' ')
}
